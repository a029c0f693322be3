import type { Context } from 'hono'
import * as v from 'valibot'
import { refusal } from './read-body'
import { readRequest } from './read-json'

/** The body of a request, if it is as the schema says. @throws HTTPException 4xx with the reason otherwise. */
export async function readAs<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await readRequest(context))
  if (result.success) return result.output
  const [issue] = result.issues
  throw refusal(400, `${v.getDotPath(issue) ?? 'The body'} is not as expected.`)
}
