import lighthouse from 'lighthouse'
import type { LighthouseRun } from '../results/results'

/**
 * What Lighthouse's mobile profile says of a page.
 * @param port where the browser listens to it.
 * @throws Error when it has no report.
 */
export async function lighthouseScores(address: string, port: number): Promise<LighthouseRun> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' })
  const report = result?.lhr
  if (report === undefined) throw new Error(`Lighthouse gave no report of ${address}`)
  if (report.runtimeError)
    throw new Error(`Lighthouse at ${address}: ${report.runtimeError.message}`)
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    benchmarkIndex: report.environment.benchmarkIndex,
  }
}
