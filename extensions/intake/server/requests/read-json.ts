import { holdsAll } from '@fivefold/shared/storage/holds-all'
import { readJson } from '@fivefold/shared/storage/stored-json'
import type { Context } from 'hono'
import * as v from 'valibot'
import { reasonOf } from '../records/reason'
import { readBody, refusal } from './read-body'

/**
 * The JSON of a request from a page of the site.
 * @throws HTTPException 400 for a malformed body, or one that says more than JSON keeps; others as `readBody`.
 */
export async function readRequest(context: Context): Promise<unknown> {
  const text = await readBody(context, 'application/json')
  const value = readJson(text)
  if (value !== undefined && holdsAll(value, text)) return value
  throw refusal(400, 'The body is not JSON, or has a key twice.')
}

/** The body of a request. @throws HTTPException 4xx where it is not as the schema says. */
export const readAs = async <Schema extends v.GenericSchema>(context: Context, schema: Schema) =>
  checked(schema, await readRequest(context), 'The body')

/**
 * Returns what a request says, if it matches the schema.
 * @param whole the name of all of it, such as `The body`.
 * @throws HTTPException 400 with the reason otherwise.
 */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  whole: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  throw refusal(400, reasonOf(result.issues[0], whole))
}
