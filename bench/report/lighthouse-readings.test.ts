import { expect, it } from 'vitest'
import { lighthouseReadings, runCount, soundRuns } from './lighthouse-readings'

const run = (performance: number, benchmarkIndex = 1000, seo = 100) => ({
  performance,
  accessibility: 100,
  bestPractices: 100,
  seo,
  benchmarkIndex,
})

const lighthouse = {
  '/': [run(100), run(97), run(100)],
  '/pricing': [run(99), run(40, 500), run(99), run(99)],
}

it('ignores runs on a busy machine', () => {
  expect(soundRuns(lighthouse)['/pricing']).toHaveLength(3)
  expect(runCount(lighthouse) - runCount(soundRuns(lighthouse))).toBe(1)
})

it('names the page with the lowest median, and the worst single run', () => {
  expect(lighthouseReadings(lighthouse)).toEqual({
    performance: [{ of: '/pricing', value: 99 }],
    worstRun: [{ of: '/', value: 97 }],
    others: [{ of: '/', value: 100 }],
  })
})

it('is empty if nothing was measured', () => {
  expect(lighthouseReadings().performance).toEqual([])
})
