import { expect, test } from 'vitest'
import { textParam, trimmedTextParam } from '../../contract/url-state/address-schema'
import { newTicketHref } from '../../contract/routing/paths'
import { passageOf } from './passage'

const text = 'a👍🏽é漢字'.repeat(400)
const query = new URLSearchParams({ q: text })

test.each([
  ['an address', () => textParam('q').read(query)],
  ['an address with a limit', () => trimmedTextParam('q', 3).read(query)],
  ['a new ticket’s link', () => new URL(newTicketHref({ subject: text }), 'http://a').search],
  ['a passage', () => passageOf(text, []).text],
])('%s has no half of a character', (_, cutText) => {
  const found = cutText()
  expect(found).not.toBe('')
  expect(found).not.toMatch(/\p{Surrogate}/u)
  expect(decodeURIComponent(found)).not.toContain('\ufffd')
})
