import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { limitOf, messageOf, type FormField } from '../../shared/forms/form-fields'
import { textLimit } from '../../shared/forms/rules'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { readModuleGraph } from './module-graph'

const packages = readdirSync(workspaceFolder).filter((name) =>
  /^(host|shared|remote-.+)$/.test(name),
)
const files = [...readModuleGraph(workspaceFolder, packages).keys()].filter((file) =>
  file.endsWith('-fields.ts'),
)

const isField = (value: unknown): value is FormField =>
  v.is(v.looseObject({ label: v.string(), rule: v.looseObject({ kind: v.string() }) }), value)

/** Every form field that a person types into, except passwords, which are not stored. */
async function typedInto(file: string) {
  const module: object = await import(path.join(workspaceFolder, file))
  const lists = Object.values(module).flatMap((list) => Object.entries(Object(list)))
  const fields = lists.flatMap(([name, field]) => (isField(field) ? [{ name, field }] : []))
  return fields.filter(
    ({ field }) =>
      field.type !== 'password' &&
      typeof (field.initial ?? '') === 'string' &&
      !('options' in field),
  )
}

const fields = (
  await Promise.all(
    files.map(async (file) =>
      (await typedInto(file)).map(({ name, field }) => ({
        file: path.basename(file),
        name,
        field,
      })),
    ),
  )
).flat()

describe('a field that a person types into', () => {
  it('is found in every form', () => {
    expect(new Set(fields.map(({ file }) => file))).toEqual(
      new Set([
        'answer-fields.ts',
        'comment-fields.ts',
        'contact-fields.ts',
        'demo-fields.ts',
        'demo-request-fields.ts',
        'discussion-fields.ts',
        'idea-fields.ts',
        'inquiry-fields.ts',
        'newsletter-fields.ts',
        'note-fields.ts',
        'profile-fields.ts',
        'reply-fields.ts',
        'sign-in-fields.ts',
        'ticket-fields.ts',
        'waitlist-fields.ts',
      ]),
    )
  })

  it.each(fields)(
    '$file: $name has a limit, which its field shows and its rule names',
    ({ field }) => {
      const limit = limitOf(field) ?? Infinity
      expect(limit).toBeLessThanOrEqual(textLimit)
      const [local, domain] = ['x'.repeat(limit + 1), 'reader.example']
      expect(messageOf(field, `${local}@${domain}`)).toMatch(
        new RegExp(`^Shorten this to ${limit.toLocaleString('en-US')} characters or fewer\\.$`),
      )
    },
  )
})
