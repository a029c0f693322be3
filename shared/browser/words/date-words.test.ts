import { describe, expect, it, test, vi } from 'vitest'
import {
  dayStamp,
  dayWords,
  longDayWords,
  momentOf,
  momentStamp,
  momentWords,
  publishedDayWords,
} from './date-words'

const lateOnThe21st = '2026-11-21T23:30:00Z'

test.each([
  ['Pacific/Kiritimati', '22', '1:30 PM', '2026-11-22T13-30-00.000'],
  ['Asia/Kolkata', '22', '5:00 AM', '2026-11-22T05-00-00.000'],
  ['UTC', '21', '11:30 PM', '2026-11-21T23-30-00.000'],
  ['America/Los_Angeles', '21', '3:30 PM', '2026-11-21T15-30-00.000'],
])('a visitor in %s sees the local day', async (zone, day, time, stamp) => {
  vi.stubEnv('TZ', zone)
  // Formats keep the time zone in which they were created.
  vi.resetModules()
  const words = await import('./date-words')
  expect(words.dayWords(lateOnThe21st)).toBe(`Nov ${day}, 2026`)
  expect(words.longDayWords(lateOnThe21st)).toBe(`November ${day}, 2026`)
  expect(words.momentWords(lateOnThe21st).replace(/\s/g, ' ')).toBe(`Nov ${day}, 2026, ${time}`)
  expect(words.momentStamp(new Date(lateOnThe21st))).toBe(stamp)
  expect(words.dayStamp(new Date(lateOnThe21st))).toBe(`2026-11-${day}`)
  // An author's date, and a date without a time, are the same in every zone.
  expect(words.publishedDayWords(lateOnThe21st)).toBe('Nov 21, 2026')
  expect(words.dayWords('2026-11-21')).toBe('Nov 21, 2026')
})

describe('a text that is not a date', () => {
  it.each([dayWords, longDayWords, momentWords, publishedDayWords])(
    'is shown as unknown',
    (words) => {
      for (const text of ['yesterday', 'NaN', '', '2026-13-01'])
        expect(words(text)).toBe('Unknown date')
    },
  )

  it('sorts as the oldest', () => {
    expect([momentOf('yesterday'), momentOf(null), momentOf('')]).toEqual([0, 0, 0])
  })
})

test('a file name has no characters that file systems forbid', () => {
  expect(momentStamp(new Date())).toMatch(/^[\d-]+T[\d-]+\.\d{3}$/)
  expect(dayStamp(new Date())).toMatch(/^\d{4}-\d\d-\d\d$/)
})
