import { holdsAll, readJson } from '@fivefold/shared/storage/stored-json'
import type { Context } from 'hono'
import { readBody, refusal } from './read-body'

/**
 * The JSON of a request from a page of the site.
 * @throws HTTPException 400 for a body that is none, or says more than JSON keeps; others as `readBody`.
 */
export async function readRequest(context: Context): Promise<unknown> {
  const text = await readBody(context, 'application/json')
  const value = readJson(text)
  if (value === undefined || !holdsAll(value, text)) {
    throw refusal(400, 'The body is not JSON, or has a key twice.')
  }
  return value
}
