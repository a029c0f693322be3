import { describe, expect, it } from 'vitest'
import { dayWords, momentWords } from './date-words'

const noon = new Date(2026, 10, 21, 12, 5).toISOString()

describe('dates in words', () => {
  it('shows the day, and the minute where it matters', () => {
    expect(dayWords(noon)).toBe('Nov 21, 2026')
    expect(momentWords(noon)).toMatch(/^Nov 21, 2026, 12:05\sPM$/)
  })

  it('shows what is not a date as it stands', () => {
    expect(dayWords('yesterday')).toBe('yesterday')
  })
})
