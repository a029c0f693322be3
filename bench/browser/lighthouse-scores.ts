import lighthouse from 'lighthouse'
import type { LighthouseRun } from '../results/results'

/**
 * The scores of a page in Lighthouse's mobile profile.
 * @param port of the browser's debugging protocol.
 * @throws Error when Lighthouse gives no report.
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
