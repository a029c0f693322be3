import type { ReactNode } from 'react'
import { EmptyState } from '../layout/empty-state'
import { Button } from './button'

interface NoMatchProps {
  title: string
  children?: ReactNode
  /** Names the button that shows everything again. */
  clear: string
  /** Without it there is no button. */
  onClear: (() => void) | undefined
}

/**
 * In place of a list in which a search or a filter leaves nothing.
 * @example
 * <NoMatch title="No invoices match" clear="Show all invoices" onClear={() => {}}>
 *   Try another month.
 * </NoMatch>
 */
export function NoMatch({ clear, onClear, ...words }: NoMatchProps) {
  const button = onClear && (
    <Button variant="secondary" onClick={onClear}>
      {clear}
    </Button>
  )
  return <EmptyState {...words} action={button} />
}
