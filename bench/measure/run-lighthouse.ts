import { freePorts } from '../../deploy/serve/port'
import type { Lighthouse } from '../results/results'
import { launchBenchBrowser } from '../browser/launch-bench-browser'
import type { Bench } from '../browser/bench'
import { lighthouseScores } from '../browser/lighthouse-scores'
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
