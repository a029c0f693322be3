import { expect, test } from 'vitest'
import { stemOf } from './word-stem'

test.each([
  ['invoice', 'invoices', 'invoiced', 'invoicing'],
  ['integration', 'integrations', 'integrate', 'integrator'],
  ['certification', 'certify', 'certified', 'certificate'],
  ['implement', 'implementation', 'implementing'],
  ['cancel', 'cancelled', 'canceled', 'cancellation'],
  ['price', 'pricing', 'prices'],
  ['company', 'companies'],
  ['map', 'maps', 'mapping'],
  ['connect', 'connector', 'connection'],
  ['available', 'availability'],
])('forms of %s are one', (word, ...forms) => {
  expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(word)))
})

test.each([
  ['customer', 'custom'],
  ['story', 'store'],
  ['reference', 'referral'],
  ['status', 'state'],
  ['speed', 'spend'],
  ['user', 'us'],
])('%s is not %s', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})
