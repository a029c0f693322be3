import * as v from 'valibot'
import { reasonOf } from '../records/reason'
import { refusal } from './read-body'

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
