import type { Answer } from '@fivefold/shared/seams/answer'
import { cut } from '@fivefold/shared/words/cut'
import * as v from 'valibot'
import type { Database, Queries } from '../database/database'
import { enqueue, type WebhookEvent } from '../delivery/enqueue'
import { lockIds } from './erased-ids'
import { reasonOf } from './reason'

interface Kind<Schema extends v.GenericSchema> {
  /** A record is checked on its own, so that a refused one holds up no other. */
  schema: Schema
  /** The id of a record that is not checked yet; '' where it has none. */
  idOf: (given: unknown) => string
  /** Stores a record, and passes the events for the webhook to `tell`. */
  receive: (
    within: Queries,
    record: v.InferOutput<Schema>,
    tell: (event: WebhookEvent) => void,
    given: unknown,
  ) => Promise<Answer>
}

/**
 * Stores records, each once, and answers for each in their order. The answers are true once the promise is fulfilled.
 * @param given not checked yet.
 */
export function receiveEach<Schema extends v.GenericSchema>(
  database: Database,
  given: readonly unknown[],
  { schema, idOf, receive }: Kind<Schema>,
): Promise<Answer[]> {
  return database.transaction(async (within) => {
    const answers: Answer[] = []
    const events: WebhookEvent[] = []
    const read = given.map((one) => ({ given: one, id: idOf(one), ...v.safeParse(schema, one) }))
    await lockIds(
      within,
      read.flatMap(({ success, id }) => (success ? id : [])),
    )
    for (const one of read) {
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
