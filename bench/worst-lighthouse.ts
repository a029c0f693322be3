import { Command } from '@commander-js/extra-typings'
import { siteInFolder } from '../deploy/commands/site/site-in-folder'
import { freePorts, portOf } from '../deploy/serve/port'
import { serveSite } from '../deploy/serve/site-server'
import { launchBenchBrowser } from './browser/launch-bench-browser'
import { lighthouseScores } from './browser/lighthouse-scores'
import { serveVariants } from './browser/variant-server'
import { median } from './results/statistics'
import { waitingPaths } from './start/waiting-pages'

/**
 * `pnpm bench:lighthouse [path …] [--runs 5]`: Lighthouse's mobile performance of released pages, as `serve`
 * serves them and over HTTP/2 with TLS. Prints the worst and the median run of each page. Fails when a run
 * is below the limit.
 */

const limit = 99

const command = new Command('bench:lighthouse')
  .argument('[path...]', 'addresses of pages; those that wait for their visitor by default')
  .option('--runs <number>', 'runs of each page', '5')
  .parse()
const [named] = command.processedArgs
const paths = named.length === 0 ? waitingPaths : named
const runs = Number(command.opts().runs)

const site = siteInFolder()
const plain = await serveSite(site, 0)
const secure = await serveVariants({ site })
const [port = 0] = await freePorts(1)
const browser = await launchBenchBrowser(secure, [`--remote-debugging-port=${port}`])
try {
  const origins = {
    'HTTP/1.1': `http://localhost:${portOf(plain)}`,
    'HTTP/2': secure.originOf('site'),
  }
  const rows = []
  for (const path of paths) rows.push({ path, ...(await scoresOf(path, origins)) })
  console.table(rows)
} finally {
  await browser.close()
  plain.close()
  plain.closeAllConnections()
  secure.stop()
}

async function scoresOf(path: string, origins: Readonly<Record<string, string>>) {
  const scores = new Map(Object.keys(origins).map((name) => [name, [] as number[]]))
  for (let run = 0; run < runs; run += 1) {
    for (const [name, origin] of Object.entries(origins)) {
      const { performance } = await lighthouseScores(origin + path, port)
      scores.get(name)?.push(performance)
      if (performance < limit) process.exitCode = 1
    }
  }
  const rows = [...scores].map(([name, all]) => {
    console.info(`${path} ${name}: ${all.join(', ')}`)
    return [name, `${Math.min(...all)} (${median(all)})`] as const
  })
  return Object.fromEntries(rows)
}
