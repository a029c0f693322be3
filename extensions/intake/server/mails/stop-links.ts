import type { Queries } from '../database/database'
import { isMark, secretMark } from '../records/secret-mark'

/** Kinds of mails that end together. */
export type Stoppable = 'tickets' | 'desk'

/** Below the site. */
export const stopPath = '/intake/mails/stop/'

/** The path of the address by which a person ends a kind of mails, without a session. Only the intake can make it. */
export const stopPathOf = async (queries: Queries, person: string, kind: Stoppable) =>
  `${stopPath}${person}.${kind}.${await markOf(queries, person, kind)}`

/** @param token the end of such a path. @returns whom it is about; undefined for any other text. */
export async function readStopToken(queries: Queries, token: string) {
  const [, person = '', kind = '', mark = ''] =
    /^([\w-]{1,64})\.(tickets|desk)\.([\da-f]{32})$/.exec(token) ?? []
  if (mark === '') return undefined
  const own = await markOf(queries, person, kind)
  return isMark(mark, own) ? { person, kind: kind as Stoppable } : undefined
}

const markOf = async (queries: Queries, person: string, kind: string) =>
  (await secretMark(queries))(`stop ${person} ${kind}`)
