import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../database/database'

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
  const isOwn = timingSafeEqual(Buffer.from(mark), Buffer.from(own))
  return isOwn ? { person, kind: kind as Stoppable } : undefined
}

async function markOf({ query }: Queries, person: string, kind: string) {
  const [secret] = await query<{ key: string }>('select key from secret')
  if (!secret) throw new Error('The secret of the intake is gone.')
  return createHmac('sha256', secret.key)
    .update(`stop ${person} ${kind}`)
    .digest('hex')
    .slice(0, 32)
}
