import * as v from 'valibot'

/** The JSON of a site's file; undefined if the file is missing or does not match the schema. */
export const parsedAs = <Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | undefined,
): v.InferOutput<Schema> | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return read.success ? read.output : undefined
}
