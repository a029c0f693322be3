import { labelWords } from '@fivefold/shared/words/label-words'
import type { Receipt } from '../delivery/enqueue-mail'
import type { KnownForm, Values } from '../site/known-form'

/** The mail that confirms a record of a form, if the form has one. */
export function formReceipt(
  { receipt, fields, code }: KnownForm,
  record: Values & { id: string; email: string },
): Receipt | undefined {
  if (!receipt) return undefined
  const { id, email } = record
  // A stranger may write any address into a form. No text of theirs reaches its owner, only choices of the form's own.
  const answers = Object.entries(fields).flatMap(([name, field]) => {
    const { title = name } = field
    const choices = 'enum' in field ? field.enum : 'items' in field ? field.items.enum : undefined
    const chosen = [record[name]]
      .flat()
      .map(String)
      .filter((value) => value && choices?.includes(value))
    return chosen.length === 0 ? [] : [[title, chosen.map(labelWords).join(', ')] as const]
  })
  const own = String((code && record[code.field]) ?? '')
  const isCode = code !== undefined && new RegExp(`^${code.prefix}-\\w{1,40}$`).test(own)
  return {
    id,
    email,
    subject: receipt.subject,
    text: receipt.text,
    answers: isCode ? [...answers, [code.title, own]] : answers,
    links: isCode ? [[code.text, code.path + own]] : [],
  }
}
