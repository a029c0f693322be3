import type { Answer } from '@fivefold/shared/seams/answer'
import { cut } from '@fivefold/shared/words/cut'
import * as v from 'valibot'
import type { Database, Queries } from '../database/database'
import { enqueue, type WebhookEvent } from '../delivery/enqueue'
import { lockIds } from './erased-ids'
import { reasonOf } from './reason'

/** The result of a schema's check. */
type Read<Checked> =
  | { success: true; output: Checked }
  | { success: false; issues: readonly [v.BaseIssue<unknown>, ...unknown[]] }

interface Kind<Given, Checked> {
  /** Checks a record on its own, so that a refused one holds up no other. */
  read: (given: Given) => Read<Checked>
  /** The id of a record that is not checked yet; '' where it has none. */
  idOf: (given: Given) => string
  /** Locks what the records change, in one order for all transactions. */
  lock?: (within: Queries, records: readonly Checked[]) => Promise<void>
  /** Stores a record, and passes the events for the webhook to `tell`. */
  receive: (
    within: Queries,
    record: Checked,
    tell: (event: WebhookEvent) => void,
    given: Given,
  ) => Promise<Answer>
}

/**
 * Stores records, each once, and answers for each in their order. The answers are true once the promise is fulfilled.
 * @param given not checked yet.
 */
export function receiveEach<Given, Checked>(
  database: Database,
  given: readonly Given[],
  { read, idOf, lock, receive }: Kind<Given, Checked>,
): Promise<Answer[]> {
  return database.transaction(async (within) => {
    const answers: Answer[] = []
    const events: WebhookEvent[] = []
    const each = given.map((one) => ({ given: one, id: idOf(one), ...read(one) }))
    await lockIds(
      within,
      each.flatMap(({ success, id }) => (success ? id : [])),
    )
    await lock?.(
      within,
      each.flatMap((one) => (one.success ? one.output : [])),
    )
    for (const one of each) {
      answers.push(
        one.success
          ? await receive(within, one.output, (event) => events.push(event), one.given)
          : { id: one.id, refused: reasonOf(one.issues[0]) },
      )
    }
    await enqueue(within, events)
    return answers
  })
}

/** At most the characters of an id. */
export const shortId = (id: unknown) => (typeof id === 'string' ? cut(id, 40) : '')
