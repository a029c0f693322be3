import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reportFailure } from '../../deploy/workspace/errors/report-failure'
import { compressFolder } from '../../deploy/site/files/compress'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import type { Browser } from '../../extensions/smoke/find-browser'
import { answerDelay, countsOf } from '../measure/count-loads'
import { profiles } from '../browser/profiles'
import { onFreshPage } from '../browser/visit'
import { bytes, count, milliseconds } from '../report/formats'
import { markdownTable } from '../report/markdown-table'
import type { LoadCounts } from '../results/results'
import { machine } from '../results/machine'
import { launchBenchBrowser } from '../browser/launch-bench-browser'
import { serveVariants } from '../browser/variant-server'
import { floorBuilds } from './builds'

/**
 * `pnpm bench:plugin`: compares the smallest federation of the plugin with the same source as one build.
 * Writes `test-results/federation-plugin.md`.
 */

const site = mkdtempSync(path.join(tmpdir(), 'fivefold-floor-'))
const folders = Object.fromEntries(
  Object.keys(floorBuilds).map((name) => [name, path.join(site, name)]),
)
try {
  for (const [name, folder] of Object.entries(folders)) {
    await floorBuilds[name]?.write(folder)
    await compressFolder(folder)
  }
  const { version, floors } = await measureFloors()
  const file = path.join(workspaceFolder, 'test-results/federation-plugin.md')
  await writeFormatted(file, floorTable(floors, machine(version)))
  console.info(`written: ${file}`)
} catch (error) {
  reportFailure(error)
} finally {
  rmSync(site, { recursive: true, force: true })
}

async function measureFloors() {
  const server = await serveVariants(folders)
  try {
    server.delayAnswers(answerDelay)
    const browser = await launchBenchBrowser(server)
    try {
      const floors: Floor[] = []
      for (const [name, { title }] of Object.entries(floorBuilds))
        floors.push({ title, ...(await countFloor(browser, server.originOf(name))) })
      return { version: browser.version(), floors }
    } finally {
      await browser.close()
    }
  } finally {
    server.stop()
  }
}

/** Counts until the remote's button appears. */
function countFloor(browser: Browser, origin: string) {
  return onFreshPage(browser, { profile: profiles.unlimited }, async ({ page }) => {
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    await page.getByRole('button').waitFor()
    const shown = await page.evaluate(() => performance.now())
    const figures = await page.evaluate(() => window.bench.figures())
    return { shown, ...countsOf({ ...figures, hydrated: shown }) }
  })
}

interface Floor extends LoadCounts {
  title: string
  /** Milliseconds until the remote's button appeared, with every answer delayed by 100 ms. */
  shown: number
}

/** The versions and one line for each build, as Markdown. */
function floorTable(floors: readonly Floor[], machine: Record<string, string>): string {
  const head = ['', 'requests', 'rounds', 'script', 'button']
  const rows = floors.map(({ title, requests, rounds, scriptBytes, shown }) => [
    title,
    count(requests),
    count(rounds),
    bytes(scriptBytes),
    milliseconds(shown),
  ])
  const tools = ['@module-federation/vite', 'vite', 'chromium']
  const versions = tools.map((name) => `${name} ${machine[name] ?? ''}`).join(', ')
  return `${versions}:\n\n${markdownTable(head, rows)}\n`
}
