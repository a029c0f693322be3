import { Button } from '@fivefold/shared/ui/button'
import { Printer } from 'lucide-react'

export function PrintButton() {
  return (
    <Button size="small" variant="secondary" data-print="hide" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      Print this page
    </Button>
  )
}
