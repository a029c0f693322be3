import { expect, test } from 'vitest'
import { cut } from './cut'

const text = 'a👍🏽é漢字'.repeat(400)

test('a part of a text has whole characters, wherever it begins and ends', () => {
  for (let start = 0; start < 20; start += 1) {
    for (let end = start; end < 20; end += 1) {
      const part = cut(text, end, start)
      expect(part).not.toMatch(/\p{Surrogate}/u)
      expect(text.slice(start, end)).toContain(part)
      expect(part.length).toBeGreaterThanOrEqual(end - start - 2)
    }
  }
})

test('a text that fits stays as it is', () => {
  expect(cut('👍', 2)).toBe('👍')
  expect(cut('', 5)).toBe('')
})
