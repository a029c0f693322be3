import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { answerFor } from '@fivefold/shared/receipts/receipts'

interface SentLead {
  /** Stores the record. @returns its id. */
  keep: () => string
  /** Ends the draft, if the form keeps one. @param id the record's. */
  onStored?: (id: string) => void
  /** The title of the toast when the browser refuses to store it. */
  failure: string
  /** The toast that confirms it. */
  success: { title: string; description: string }
  /** @param isReceived false where the record waits for a connection. */
  onKept: (isReceived: boolean) => void
}

/**
 * Stores a record and confirms it. A site with an intake confirms only what the intake has received: its outbox tells
 * what waits, and why a record is refused. The form then keeps its values. The draft goes with the record: a page that
 * is closed before the answer does not offer it again.
 */
export async function sendLead({
  keep,
  onStored,
  failure,
  success,
  onKept,
}: SentLead): Promise<void> {
  const id = attempt(failure, keep)
  if (id === undefined) return
  if (import.meta.env.VITE_INTAKE) onStored?.(id)
  const answer = import.meta.env.VITE_INTAKE ? await answerFor(id) : { id }
  if (answer?.refused !== undefined) return
  if (answer) notify({ ...success, tone: 'success' })
  onKept(answer !== undefined)
}
