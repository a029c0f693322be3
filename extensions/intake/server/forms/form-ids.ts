import { createHmac } from 'node:crypto'
import type { Queries } from '../database/database'
import { sortedJson } from '../records/hash'
import { formPrefix } from '../records/record-schema'

/** Milliseconds in which the same values are the same record. */
const window = 86_400_000

/**
 * A page that is the same for all visitors carries no id, so the values make it: the same ones have the same id for a
 * day. Only the intake's secret makes it, so that nobody learns by an id what others have sent.
 * @returns today's, and yesterday's under which they may be stored.
 */
export async function formIds(
  { query }: Queries,
  { name, fields }: { name: string; fields: object },
  now: Date,
): Promise<[string, string]> {
  const [secret] = await query<{ key: string }>('select key from secret')
  if (!secret) throw new Error('The secret of the ids of forms is gone.')
  const day = Math.floor(now.getTime() / window)
  const idOn = (day: number) => {
    const text = sortedJson({ name, fields, day })
    return formPrefix + createHmac('sha256', secret.key).update(text).digest('hex').slice(0, 32)
  }
  return [idOn(day), idOn(day - 1)]
}
