import { Download } from 'lucide-react'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { exportEverything } from './data-export'
import { yourDataContent } from './your-data-content'

/** Offers the export before anything is deleted. */
export function ExportFirst({ userId, text }: { userId: string; text: string }) {
  return (
    <Notice
      tone="info"
      title={text}
      action={
        <Button variant="secondary" size="small" onClick={() => exportEverything(userId)}>
          <Download aria-hidden="true" />
          {yourDataContent.everything.label}
        </Button>
      }
    />
  )
}
