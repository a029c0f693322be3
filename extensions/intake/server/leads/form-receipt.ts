import { cut } from '@fivefold/shared/words/cut'
import { labelWords } from '@fivefold/shared/words/label-words'
import type { Receipt } from '../delivery/enqueue-mail'
import type { KnownForm, Values } from '../site/known-form'

/** Characters of an answer in a mail. */
const longest = 500

/** Mail programs make links of such texts. A stranger's must not reach an address that they have written here. */
const linkLike = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu

const leftOut = '(with an address, so it is not repeated here)'

/** The mail that confirms a record of a form, if the form has one. */
export function formReceipt(
  { receipt, fields, code }: KnownForm,
  record: Values & { id: string; email: string },
): Receipt | undefined {
  if (!receipt) return undefined
  const { id, email } = record
  const answers = Object.entries(fields).flatMap(([name, field]) => {
    if (name === 'email' || field.type === 'boolean') return []
    const { title = name } = field
    const choices = 'enum' in field ? field.enum : 'items' in field ? field.items.enum : undefined
    const values = [record[name] ?? ''].flat().map((value) => textOf(value, choices))
    const answer = values.filter(Boolean).join(', ')
    return answer === '' ? [] : [[title, answer] as const]
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

function textOf(value: unknown, choices: readonly string[] | undefined): string {
  const text = String(value)
  if (choices?.includes(text)) return labelWords(text)
  return linkLike.test(text) ? leftOut : cut(text, longest)
}
