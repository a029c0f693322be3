import type { Context } from 'hono'
import type * as v from 'valibot'
import { checked } from './checked'
import { readRequest } from './read-json'

/** The body of a request. @throws HTTPException 4xx where it is not as the schema says. */
export const readAs = async <Schema extends v.GenericSchema>(context: Context, schema: Schema) =>
  checked(schema, await readRequest(context), 'The body')
