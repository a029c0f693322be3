import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ListedForm } from '@fivefold/shared/forms/form-definition'
import { readFields } from '@fivefold/shared/forms/form-fields'
import {
  emailText,
  optionalText,
  requiredChoice,
  requiredText,
  requiredTick,
} from '@fivefold/shared/forms/rules'
import { readFormList } from '../../forms/form-list'
import { knownForm } from '../../server/site/known-form'
import { formData } from './form-data'

const products: readonly string[] = []
const form = (fields: object): ListedForm => ({
  name: 'billing/visit',
  path: '/billing',
  title: 'Ask for a visit',
  submit: 'Send',
  success: { title: 'Sent', description: '' },
  consent: { version: 'visit-1', text: 'We use it for this visit.' },
  fields: { email: { label: 'Email', rule: emailText() }, ...fields },
})

const every = form({
  name: { label: 'Name', rule: requiredText('Enter a name.', 10) },
  note: { label: 'Note', rule: optionalText(5) },
  plan: { label: 'Plan', rule: requiredChoice(['solo', 'team'], 'Choose a plan.') },
  agreed: { label: 'I agree', initial: false, rule: requiredTick('Agree first.') },
  day: { label: 'Day', rule: v.pipe(v.string('Enter a day.'), v.isoDate('Enter a day.')) },
  products: {
    label: 'Products',
    initial: products,
    rule: v.pipe(v.array(v.picklist(['one', 'two'])), v.minLength(1, 'Choose one.')),
  },
})

const read = (listed: ListedForm) =>
  readFormList(JSON.stringify({ format: 1, forms: [formData(listed)] }), 'billing')

const right = {
  email: 'a@b.example',
  name: 'Ada',
  note: '',
  plan: 'solo',
  agreed: true,
  day: '2026-11-28',
  products: ['one'],
}

test.each([
  right,
  { ...right, name: ' ', plan: 'none', agreed: false },
  { ...right, email: 'nobody', note: 'too long', day: '2026-13-40', products: [] },
  { ...right, name: 'a'.repeat(11), email: '', products: ['three'] },
  { ...right, name: 7, products: 'one' },
  {},
])('the intake tells the sentences that the page tells (%#)', (values) => {
  const [data] = read(every)
  const page = readFields(every.fields, { agreed: false, products: [], ...values })
  const told = data && knownForm(data, '1.0.0').wrong(values)
  const isOwn = (message: unknown) => /^(?:It|Invalid)/.test(String(message))
  const own = (messages: object) =>
    Object.fromEntries(
      Object.entries(messages).map(([name, message]) => [name, isOwn(message) ? '…' : message]),
    )
  // A value that no control sends has no sentence of its own.
  expect(own(told ?? {})).toEqual(page.ok ? {} : own(page.errors))
})

test.each([
  ['regex', v.pipe(v.string(), v.regex(/^(a+)+$/))],
  [
    'check',
    v.pipe(
      v.string(),
      v.check((text) => text !== 'x'),
    ),
  ],
  ['transform', v.pipe(v.string(), v.transform(Number))],
  ['starts_with', v.pipe(v.string(), v.startsWith('x'))],
  ['slug', v.pipe(v.string(), v.slug())],
  ['custom', v.custom<string>(() => true)],
  ['lazy', v.lazy(() => v.string())],
])('the rule %s refuses the build, with field and rule', (type, rule) => {
  expect(() => formData(form({ code: { label: 'Code', rule } }))).toThrow(
    `billing/visit, field code: the rule “${type}” cannot be data`,
  )
})

test('parameters of the address are rules, too', () => {
  const [data] = read({
    ...every,
    fromAddress: {
      plan: v.picklist(['solo']),
      users: v.pipe(v.number(), v.integer(), v.minValue(1)),
      needs: v.array(v.picklist(['sso', 'api'])),
    },
  })
  const known = data && knownForm(data, '1.0.0')
  expect(known?.fromQuery('?plan=solo&users=12&needs=sso,api&other=1')).toEqual({
    plan: 'solo',
    users: 12,
    needs: ['sso', 'api'],
  })
  expect(known?.fromQuery('?plan=team&users=0.5&needs=sso,x')).toEqual({})
  expect(known?.fromQuery('?users=&plan=')).toEqual({})
})
