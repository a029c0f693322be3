import type { User } from '@fivefold/shared/domain/accounts/user'
import { dropFile, sendFile } from '../../outbox/kept-files'
import { answersIn, post } from '../../outbox/post'
import { newOperation } from '../../outbox/ticket-records'
import { writers } from '../../outbox/writers'
import type { TicketChange } from '../admin-parts'
import { intakeContent } from '../intake-content'

/** Operations without a certain answer, by what they say. Sent again, they are the same operations. */
const unsure = new Map<string, object>()

/** The store's operation of a change. */
function operationOf(change: TicketChange, writer: User): { id: string } {
  const key = JSON.stringify(change)
  const known = unsure.get(key)
  if (known) return known as { id: string }
  const facts = madeBy(change, writer.id, writer.name || writer.email)
  const operation = newOperation({ ...change, ...facts })
  unsure.set(key, operation)
  return operation
}

/** The facts of an operation that the change does not say. */
function madeBy(change: TicketChange, id: string, name: string) {
  const { type } = change
  const writer = { [writers[type].id]: id, [writers[type].name]: name }
  if (type === 'ticketAssigned') return { ...writer, assigneeName: '' }
  if (type !== 'ticketReplied') return writer
  const files = change.files.map(({ content: _content, ...file }) => file)
  return { ...writer, authorRole: 'admin', files: files.length > 0 ? files : undefined }
}

/**
 * Sends changes in one request, and then the files of messages.
 * @param seen the latest entry that the writer of a reply has seen.
 * @returns why not, for each that was refused or has no answer.
 */
export async function sendChanges(
  changes: readonly TicketChange[],
  writer: User,
  seen: string | undefined,
): Promise<(string | undefined)[]> {
  const operations = changes.map((change) => operationOf(change, writer))
  const outcome = await post('/intake/tickets', { operations, ...(seen !== undefined && { seen }) })
  const answers = answersIn(outcome)
  const problem =
    outcome.kind === 'answer' ? intakeContent.away : outcome.reason || intakeContent.away
  return Promise.all(
    changes.map(async (change, place) => {
      const answer = answers[place]
      if (!answer) {
        if (outcome.kind === 'refused') unsure.delete(JSON.stringify(change))
        return problem
      }
      const { refused } = answer
      const late = refused ?? (await uploadFiles(change))
      if (refused !== undefined || late === undefined) unsure.delete(JSON.stringify(change))
      return late
    }),
  )
}

/** @returns why a file of the message has not arrived. The message has. */
async function uploadFiles(change: TicketChange): Promise<string | undefined> {
  if (change.type !== 'ticketReplied') return undefined
  for (const { id, name } of change.files) {
    const outcome = await sendFile(id)
    if (outcome.kind !== 'answer') return `${name}: ${outcome.reason || intakeContent.away}`
    void dropFile(id)
  }
  return undefined
}
