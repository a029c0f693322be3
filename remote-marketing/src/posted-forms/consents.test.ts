import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { postedForms } from './posted-forms'

/* Consents must stay provable: a changed text gets a new version, and a new line here. */
const digests = {
  'contact-1': 'b6c1a1b47196',
  'cortex-1': '3736ad74b6bb',
  'custom-solution-1': '1080a8205c20',
  'demo-1': '0dcf63d67589',
  'newsletter-1': '7cdc7ca46073',
  'waitlist-1': 'aa3ba6a5b65c',
}

test('a version of a consent has one text for ever', () => {
  const found = Object.values(postedForms).map(({ consent: { version, text } }) => [
    version,
    createHash('sha256').update(text).digest('hex').slice(0, 12),
  ])
  expect(Object.fromEntries(found)).toEqual(digests)
})
