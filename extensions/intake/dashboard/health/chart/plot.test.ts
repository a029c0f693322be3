import { expect, test } from 'vitest'
import { highestShare, marksOf, roundUp, stepBand, stepLine } from './plot'

const day = (at: number, starts: number, failing: number) => ({
  day: '',
  role: 'live',
  at,
  starts,
  failing,
  interval: [0.25, 0.75] as [number, number],
})

test('a line has a gap where a day is missing or has no starts', () => {
  const steps = [day(0, 4, 2), day(1, 4, 1), day(2, 0, 3), day(4, 4, 8)]
  expect(stepLine(steps)).toBe('M0 0.5h1V0.25h1M4 1h1')
  expect(stepBand(steps.slice(0, 1))).toBe('M0 0.25h1V0.75h-1z')
})

test.each([
  [0.001, 0.001],
  [7, 8],
  [9, 10],
  [1_081, 1_200],
])('an axis up to %d ends at %d', (value, end) => {
  expect(roundUp(value)).toBeCloseTo(end, 9)
})

test('an axis holds each share, not each interval', () => {
  expect(highestShare([{ ...day(0, 1_000, 10), interval: [0.005, 0.018] }, day(1, 2, 0)])).toBe(
    0.02,
  )
})

test('labels that meet stand in other lanes, and the last ones before their lines', () => {
  const on = (date: string) => ({
    time: `2026-11-${date}T12:00:00Z`,
    user: '',
    action: 'release' as const,
    to: date,
  })
  const changes = ['10', '18', '18', '19', '20', '21', '26'].map(on)
  const marks = marksOf(changes, { days: 12, today: '2026-11-27' })
  expect(marks.map(({ last, lane, all }) => [last.to, lane, all.length])).toEqual([
    ['26', 0, 1],
    ['21', 0, 1],
    ['20', 1, 1],
    ['19', 0, 1],
    ['18', 1, 2],
  ])
  expect(marks.filter(({ isBefore }) => isBefore).map(({ last }) => last.to)).toEqual(['26'])
})
