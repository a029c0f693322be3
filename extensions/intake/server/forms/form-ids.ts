import type { Queries } from '../database/database'
import { sortedJson } from '../records/hash'
import { formPrefix } from '../records/record-schema'
import { secretMark } from '../records/secret-mark'

/** Milliseconds in which the same values are the same record. */
const window = 86_400_000

/**
 * A page that is the same for all visitors carries no id, so the values make it: the same ones have the same id for a
 * day. Only the intake's secret makes it, so that nobody learns by an id what others have sent.
 * @returns today's, and yesterday's under which they may be stored.
 */
export async function formIds(
  queries: Queries,
  { name, fields }: { name: string; fields: object },
  now: Date,
): Promise<[string, string]> {
  const markOf = await secretMark(queries)
  const day = Math.floor(now.getTime() / window)
  const idOn = (day: number) => formPrefix + markOf(sortedJson({ name, fields, day }))
  return [idOn(day), idOn(day - 1)]
}
