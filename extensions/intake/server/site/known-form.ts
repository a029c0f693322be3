import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { asText } from '../records/text'
import { formats, type StoredField, type StoredForm } from '../../forms/form-list'

export type Values = Readonly<Record<string, unknown>>

/** A form of a release, ready to check records. */
export interface KnownForm extends StoredForm {
  readonly release: string
  /** The messages of the fields that are wrong; empty where none is. */
  wrong: (values: Values) => Readonly<Record<string, string>>
  /** The values that the query of its page gives, of those that are right. */
  fromQuery: (query: string) => Values
}

/** Compiles a rule at its first use: a list may have a hundred forms. Each has a compiler, which goes with the form. */
function laterCompiled(schema: object) {
  let compiled: ValidateFunction | undefined
  return () => {
    if (compiled) return compiled
    const ajv = new Ajv({ allErrors: true, verbose: true, formats: { ...formats } })
    ajv.addKeyword('errorMessage')
    return (compiled = ajv.compile(schema))
  }
}

export function knownForm(form: StoredForm, release: string): KnownForm {
  const names = Object.keys(form.fields)
  const given = Object.entries(form.fromAddress ?? {}).map(
    ([name, field]) => [name, field, laterCompiled(field)] as const,
  )
  const rule = laterCompiled({ type: 'object', properties: form.fields, required: names })
  return {
    ...form,
    release,
    wrong(values) {
      const asked = Object.fromEntries(
        names.map((name) => [name, plain(values[name] ?? blank(form.fields[name]))]),
      )
      const isRight = rule()
      if (isRight(asked)) return {}
      const errors = (isRight.errors ?? []).map((error) => {
        const [, name = ''] = error.instancePath.split('/')
        return [name, messageOf(error)] as const
      })
      // The first message of a field counts.
      return Object.fromEntries(errors.toReversed())
    },
    fromQuery(query) {
      const parameters = new URLSearchParams(query)
      const values = given.flatMap(([name, field, isRight]) => {
        const value = typed(
          field,
          parameters.getAll(name).flatMap((text) => text.split(',')),
        )
        return parameters.has(name) && isRight()(value) ? [[name, value] as const] : []
      })
      return Object.fromEntries(values)
    },
  }
}

/** The values of a form's controls, with the types that they have in a page with scripts. */
export const postedValues = ({ fields }: StoredForm, posted: URLSearchParams): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.type === 'boolean' ? posted.has(name) : typed(field, posted.getAll(name)),
    ]),
  )

function typed({ type }: StoredField, texts: readonly string[]): unknown {
  const read = texts.map(asTyped)
  if (type === 'array') return read
  const text = read.join(',').trim()
  return type === 'string' ? text : Number(text || Number.NaN)
}

/** Browsers post other line ends than scripts read. */
export const asTyped = (text: string) => asText(text.replaceAll('\r\n', '\n'))

/** A form that is posted has no value for what is left empty. */
function blank(field: StoredField | undefined): unknown {
  if (field?.type === 'boolean') return false
  return field?.type === 'array' ? [] : ''
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

function messageOf({ keyword, message, parentSchema }: ErrorObject): string {
  const told: unknown = parentSchema?.['errorMessage']?.[keyword]
  return typeof told === 'string' ? told : `It ${message ?? 'is not accepted'}.`
}
