import { consentOf, type FormDefinition } from '../../forms/form-definition'
import { leadSending } from '../../contract/seams/site-seams'
import { submitForm } from '../../data/store/lead-commands'
import { attempt } from '../../ui/notify/attempt'
import { notify } from '../../ui/notify/toast'

interface SentLead {
  /** The values of the fields, and others that the record gets. */
  record: object
  /** Ends the draft, if the form keeps one. @param id the record's. */
  onStored?: (id: string) => void
  /** The toast that confirms it, in place of the form's. */
  success?: FormDefinition['success']
  /** @param isReceived false where the record waits for a connection. */
  onKept: (isReceived: boolean) => void
}

/**
 * Stores a record of a form and confirms it. Where records are sent, only one that has arrived is confirmed: the outbox
 * tells what waits, and why a record is refused. The form then keeps its values. The draft goes with the record: a page
 * that is closed before the answer does not offer it again.
 * @example
 * import type { FormDefinition } from '@fivefold/shared/forms/form-definition'
 * const send = (form: FormDefinition) => sendLead(form, { record: {}, onKept: () => {} })
 */
export async function sendLead(
  form: FormDefinition,
  { record, onStored, success = form.success, onKept }: SentLead,
): Promise<void> {
  const sent = { ...record, ...form.fixed, ...leadSending.consentFields(consentOf(form)) }
  const id = attempt(form.failure ?? 'Not sent', () => submitForm(form, sent))
  if (id === undefined) return
  onStored?.(id)
  const answer = await leadSending.answerFor(id)
  if (answer?.refused !== undefined) return
  const { title, description } = success
  const promise = answer?.isMailed && form.receipt ? ` ${form.receipt.promise}` : ''
  if (answer) notify({ title, description: description + promise, tone: 'success' })
  onKept(answer !== undefined)
}
