import { expect, test } from 'vitest'
import { earnings } from './earnings'
import { resellersContent } from './resellers-content'

test('shows both ends of a margin in whole dollars', () => {
  expect(earnings(100_000, { from: 20, to: 25 })).toBe('$20,000 to $25,000')
})

test('the chart has the margins of the text', () => {
  for (const { from, to, margin } of resellersContent.tiers) expect(margin).toBe(`${from}-${to}%`)
})
