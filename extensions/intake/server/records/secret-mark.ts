import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../database/database'

/** Makes 128 bits of a text, in hexadecimal digits. */
export type MarkOf = (text: string) => string

/** @returns a function that only who has the intake's secret can make. */
export async function secretMark({ query }: Queries): Promise<MarkOf> {
  const [secret] = await query<{ key: string }>('select key from secret')
  if (!secret) throw new Error('The secret of the intake is gone.')
  return (text) => createHmac('sha256', secret.key).update(text).digest('hex').slice(0, 32)
}

/** Whether a text is a mark. The time that it takes tells nothing of the mark. */
export const isMark = (given: string, own: string): boolean =>
  given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own))
