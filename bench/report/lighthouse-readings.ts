import type { Lighthouse, LighthouseRun } from '../results/results'
import { median } from '../results/statistics'
import type { Reading } from './target'

/** A run counts if the machine's speed differed from its usual one by at most this share. */
const tolerance = 0.4

/** Runs at the machine's usual speed; in other runs something else kept it busy. */
export function soundRuns(lighthouse: Lighthouse): Lighthouse {
  const usual = median(Object.values(lighthouse).flatMap((runs) => runs.map(speed)))
  const isSound = (run: LighthouseRun) => Math.abs(speed(run) / usual - 1) <= tolerance
  return Object.fromEntries(
    Object.entries(lighthouse).map(([page, runs]) => [page, runs.filter(isSound)]),
  )
}

const speed = ({ benchmarkIndex }: LighthouseRun) => benchmarkIndex

export const runCount = (lighthouse: Lighthouse) => Object.values(lighthouse).flat().length

/** The worst page in each category. */
export function lighthouseReadings(lighthouse: Lighthouse = {}) {
  const pages = Object.entries(soundRuns(lighthouse)).filter(([, runs]) => runs.length > 0)
  const worst = (of: (runs: LighthouseRun[]) => number): Reading[] =>
    pages
      .map(([page, runs]) => ({ of: page, value: of(runs) }))
      .toSorted((one, other) => one.value - other.value)
      .slice(0, 1)
  const middle = (runs: LighthouseRun[], category: keyof LighthouseRun) =>
    median(runs.map((run) => run[category]))
  return {
    performance: worst((runs) => middle(runs, 'performance')),
    worstRun: worst((runs) => Math.min(...runs.map(({ performance }) => performance))),
    others: worst((runs) =>
      Math.min(...(['accessibility', 'bestPractices', 'seo'] as const).map((c) => middle(runs, c))),
    ),
  }
}
