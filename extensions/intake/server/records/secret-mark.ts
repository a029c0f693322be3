import { createHmac } from 'node:crypto'
import type { Queries } from '../database/database'

/** @returns a function to 128 bits of a text, in hexadecimal digits. Only who has the intake's secret can make them. */
export async function secretMark({ query }: Queries): Promise<(text: string) => string> {
  const [secret] = await query<{ key: string }>('select key from secret')
  if (!secret) throw new Error('The secret of the intake is gone.')
  return (text) => createHmac('sha256', secret.key).update(text).digest('hex').slice(0, 32)
}
