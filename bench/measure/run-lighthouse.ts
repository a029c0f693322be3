import lighthouse from 'lighthouse'
import { freePorts } from '../../deploy/serve/port'
import type { Lighthouse, LighthouseRun } from '../results/results'
import { launchBenchBrowser } from '../browser/launch-bench-browser'
import type { Bench } from '../browser/bench'
import { pages } from '../browser/pages'
import { publicPaths } from '../browser/public-paths'

/** Lighthouse's mobile profile on every public page. */
export async function runLighthouse({ server, isQuick, log }: Bench): Promise<Lighthouse> {
  const paths = isQuick ? pages.slice(0, 1) : publicPaths()
  const runs = isQuick ? 1 : 5
  const [port = 0] = await freePorts(1)
  const browser = await launchBenchBrowser(server, [`--remote-debugging-port=${port}`])
  const scores: Lighthouse = {}
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const path of paths) {
        log(`Lighthouse: ${path}, run ${run + 1} of ${runs}`)
        const scored = await lighthouseScores(server.originOf('ours') + path, port)
        scores[path] = [...(scores[path] ?? []), scored]
      }
    }
  } finally {
    await browser.close()
  }
  return scores
}

/**
 * The scores of a page in Lighthouse's mobile profile.
 * @param port of the browser's debugging protocol.
 * @throws Error when Lighthouse gives no report.
 */
async function lighthouseScores(address: string, port: number): Promise<LighthouseRun> {
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
