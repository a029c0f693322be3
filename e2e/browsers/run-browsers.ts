import { portOf } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'
import { textTable } from '../../deploy/workspace/text-table'
import { siteFolder } from '../site'
import { browserKinds, type BrowserKind } from './browser-kinds'
import { journeys } from './journeys'
import { NotInstalled, startBrowser } from './start-browser'
import { Visitor } from './visitor'

/**
 * `check browsers [name …]` takes the main journeys through the released site in every installed browser.
 * It fails when a journey fails.
 */
async function journeysIn(kind: BrowserKind, origin: string) {
  const { page, version, drivenBy, stop } = await startBrowser(kind)
  let passed = 0
  try {
    const visitor = new Visitor(page, origin)
    for (const { name, take } of journeys) {
      await take(visitor).catch((problem: unknown) => {
        throw new Error(`${kind.name}, ${name}: ${String(problem)}`, { cause: problem })
      })
      passed += 1
    }
    await visitor.expectsNoErrors()
  } catch (problem) {
    console.error(String(problem))
  } finally {
    await stop()
  }
  return {
    browser: kind.name,
    version,
    'driven by': drivenBy,
    journeys: `${passed} of ${journeys.length}`,
  }
}

const named = new Set(process.argv.slice(2).map((name) => name.toLowerCase()))
const server = await serveSite(siteFolder, 0)
const rows = []
for (const kind of browserKinds) {
  if (named.size > 0 && !named.has(kind.name.toLowerCase())) continue
  const row = await journeysIn(kind, `http://localhost:${portOf(server)}`).catch(
    (problem: unknown) => {
      if (!(problem instanceof NotInstalled)) throw problem
      return { browser: kind.name, version: `skipped: ${problem.message}`, journeys: '–' }
    },
  )
  rows.push(row)
}
server.close()
server.closeAllConnections()
console.info(textTable(rows))
const all = `${journeys.length} of ${journeys.length}`
process.exitCode = rows.every(({ journeys }) => journeys === all || journeys === '–') ? 0 : 1
