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

type Rules = Readonly<Record<string, StoredField>>
type Messages = Readonly<Record<string, string>>

/**
 * Checks values by the rules of their fields. It compiles them at the first use, since a list may have a hundred forms,
 * and the compiler goes with the form.
 * @returns the first message of each field that is wrong.
 */
function checking(rules: Rules) {
  let compiled: ValidateFunction | undefined
  return (values: Values): Messages => {
    const isRight = (compiled ??= compiledOf(rules))
    if (isRight(values)) return {}
    const errors = (isRight.errors ?? []).map((error) => {
      const [, name = ''] = error.instancePath.split('/')
      return [name, messageOf(error)] as const
    })
    return Object.fromEntries(errors.toReversed())
  }
}

function compiledOf(rules: Rules): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, verbose: true, formats: { ...formats } })
  ajv.addKeyword('errorMessage')
  return ajv.compile({ type: 'object', properties: rules })
}

export function knownForm(form: StoredForm, release: string): KnownForm {
  const { fields, fromAddress = {} } = form
  const wrong = checking(fields)
  const wrongParameters = checking(fromAddress)
  return {
    ...form,
    release,
    wrong: (values) =>
      wrong(
        Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [
            name,
            plain(values[name] ?? blank(field)),
          ]),
        ),
      ),
    fromQuery(query) {
      const parameters = new URLSearchParams(query)
      const given = Object.entries(fromAddress)
        .filter(([name]) => parameters.has(name))
        .map(([name, field]) => {
          const texts = parameters.getAll(name).flatMap((text) => text.split(','))
          return [name, typed(field, texts)] as const
        })
      const refused = wrongParameters(Object.fromEntries(given))
      return Object.fromEntries(given.filter(([name]) => !(name in refused)))
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
function blank({ type }: StoredField): unknown {
  if (type === 'boolean') return false
  return type === 'array' ? [] : ''
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

function messageOf({ keyword, message, parentSchema }: ErrorObject): string {
  const told: unknown = parentSchema?.['errorMessage']?.[keyword]
  return typeof told === 'string' ? told : `It ${message ?? 'is not accepted'}.`
}
