import { ownJson } from '../own-json'

/**
 * An answer as only the intake gives it.
 * @example const refused = intakeAnswer({ error: 'Sign in first.' }, 401)
 */
export const intakeAnswer = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers: { 'content-type': ownJson, ...headers } })
