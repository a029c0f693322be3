import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { leadSending } from '@fivefold/shared/seams/site-seams'

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
 * Stores a record and confirms it. Where records are sent, only one that has arrived is confirmed: the outbox tells
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
  onStored?.(id)
  const answer = await leadSending.answerFor(id)
  if (answer?.refused !== undefined) return
  if (answer) notify({ ...success, tone: 'success' })
  onKept(answer !== undefined)
}
