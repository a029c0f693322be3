import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { compressFolder } from '../../deploy/site/files/compress'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import type { Browser } from '../../deploy/workspace/browser/find-browser'
import { answerDelay, countsOf } from '../measure/count-loads'
import { profiles } from '../browser/profiles'
import { freshPage } from '../browser/visit'
import { machine } from '../results/machine'
import { launchBenchBrowser } from '../browser/launch-bench-browser'
import { serveVariants } from '../browser/variant-server'
import { floorBuilds } from './builds'
import { floorTable, type Floor } from './floor-table'

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
  console.error(error instanceof UserError ? error.message : error)
  process.exitCode = 1
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
async function countFloor(browser: Browser, origin: string) {
  const { page, close } = await freshPage(browser, { origin, profile: profiles.unlimited })
  try {
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    await page.getByRole('button').waitFor()
    const shown = await page.evaluate(() => performance.now())
    const figures = await page.evaluate(() => window.bench.figures())
    return { shown, ...countsOf({ ...figures, hydrated: shown }) }
  } finally {
    await close()
  }
}
