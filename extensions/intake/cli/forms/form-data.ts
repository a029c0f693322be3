import { toJsonSchema } from '@valibot/to-json-schema'
import type { ListedForm } from '@fivefold/shared/forms/form-definition'
import type { GenericSchema } from 'valibot'
import { UserError } from '../../../../deploy/workspace/errors/user-error'

type JsonSchema = ReturnType<typeof toJsonSchema>

/** The keyword of JSON Schema that a rule of valibot becomes. */
const keywords: Readonly<Record<string, string>> = {
  string: 'type',
  boolean: 'type',
  number: 'type',
  integer: 'type',
  array: 'type',
  literal: 'const',
  picklist: 'enum',
  includes: 'format',
  email: 'format',
  rfc_email: 'format',
  url: 'format',
  iso_date: 'format',
  iso_time: 'format',
  iso_date_time: 'format',
  iso_timestamp: 'format',
  non_empty: 'minLength',
  min_length: 'minLength',
  max_length: 'maxLength',
  min_value: 'minimum',
  max_value: 'maximum',
}

/**
 * A form as data: its texts, and its rules as JSON Schema.
 * @throws UserError naming the field and the rule that cannot be data.
 */
export function formData({ name, fields, fromAddress = {}, ...form }: ListedForm): object {
  const { path, title, success, receipt, consent, fixed, collection, code } = form
  const rules = Object.entries(fields).map(([field, { label, rule }]) => [
    field,
    { title: label, ...ruleOf(`${name}, field ${field}`, rule) },
  ])
  const given = Object.entries(fromAddress).map(([parameter, rule]) => [
    parameter,
    ruleOf(`${name}, parameter ${parameter}`, rule),
  ])
  return {
    name,
    path,
    title,
    success,
    receipt,
    consent,
    fixed,
    collection,
    code,
    fields: Object.fromEntries(rules),
    fromAddress: Object.fromEntries(given),
  }
}

function ruleOf(where: string, rule: GenericSchema): JsonSchema {
  const refuse = (type: string) => {
    throw new UserError(
      `${where}: the rule “${type}” cannot be data, so the intake could not check it. ` +
        'Use lengths, choices, numbers, ticks and named formats.',
    )
  }
  const converted = toJsonSchema(rule as Parameters<typeof toJsonSchema>[0], {
    errorMode: 'ignore',
    // The intake trims all texts.
    ignoreActions: ['trim'],
    overrideSchema: ({ valibotSchema, jsonSchema, errors }) => {
      if (errors) refuse(valibotSchema.type)
      // Without it a number would pass as a tick.
      const isTick = valibotSchema.type === 'literal' && typeof jsonSchema.const === 'boolean'
      return told(isTick ? { ...jsonSchema, type: 'boolean' } : jsonSchema, valibotSchema)
    },
    overrideAction: ({ valibotAction, jsonSchema, errors }) => {
      const { pattern, ...rest } = jsonSchema
      const isAt = valibotAction.type === 'includes' && pattern === '@'
      if (errors || (pattern !== undefined && !isAt)) refuse(valibotAction.type)
      return told(isAt ? { ...rest, format: 'email' } : jsonSchema, valibotAction)
    },
  })
  if (converted.$ref !== undefined) refuse(rule.type)
  const { $schema: _, ...schema } = converted
  return schema
}

/** Adds the message of a rule. */
function told(schema: JsonSchema, { type, message }: { type: string; message?: unknown }) {
  const ofText = keywords[type]
  if (ofText === undefined || typeof message !== 'string') return schema
  const keyword = schema.type === 'array' ? ofText.replace('Length', 'Items') : ofText
  return { ...schema, errorMessage: { ...Object(schema).errorMessage, [keyword]: message } }
}
