import type { FieldValues } from '@fivefold/shared/forms/drafts/field-values'
import { asText } from '../records/text'
import type { PostedFields } from 'remote-marketing/src/posted-forms/posted-form'

/** The values of a form's controls, with the types that they have in a page with scripts. */
export function postedValues(fields: PostedFields, posted: URLSearchParams): FieldValues {
  const read = Object.entries(fields).map(([name, { initial }]) => {
    if (typeof initial === 'boolean') return [name, posted.has(name)] as const
    if (Array.isArray(initial)) return [name, posted.getAll(name).map(asTyped)] as const
    return [name, asTyped(posted.get(name) ?? '')] as const
  })
  return Object.fromEntries(read)
}

/** Browsers post other line ends than scripts read. */
export const asTyped = (text: string) => asText(text.replaceAll('\r\n', '\n'))
