import { portOf } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'
import { releasedRoutes } from '../fixtures/releases/released-routes'
import { textTable } from '../../deploy/workspace/text-table'
import { siteFolder } from '../site'
import { advisories } from './advisories'
import { cspEvaluator } from './csp-evaluator'
import { Unavailable, type Audit, type AuditedSite } from './audit'
import { lighthouse } from './lighthouse'
import { nuHtmlChecker } from './nu-html-checker'
import { updates } from './updates'

/**
 * `pnpm check audits [name …]` runs tools from outside the project over the released site: all, or the named
 * ones. It fails when one of them finds a fault.
 */
const audits: readonly Audit[] = [nuHtmlChecker, cspEvaluator, advisories, updates, lighthouse]

async function tableRow({ name, demand, run }: Audit, site: AuditedSite) {
  const row = { audit: name, demand }
  try {
    const { examined, findings } = await run(site)
    for (const finding of findings) console.error(`${name}: ${finding}`)
    return { ...row, examined, findings: String(findings.length) }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { ...row, examined: `skipped: ${error.message}`, findings: '–' }
  }
}

const named = new Set(process.argv.slice(2).map((name) => name.toLowerCase()))
const server = await serveSite(siteFolder, 0)
const site = {
  origin: `http://localhost:${portOf(server)}`,
  folder: siteFolder,
  publicPaths: releasedRoutes()
    .filter(({ path, indexed }) => indexed && !path.includes(':'))
    .map(({ path }) => path),
}
const rows = []
for (const audit of audits) {
  if (named.size > 0 && !named.has(audit.name.toLowerCase())) continue
  rows.push(await tableRow(audit, site))
}
server.close()
server.closeAllConnections()
console.info(textTable(rows))
process.exitCode = rows.every(({ findings }) => findings === '0' || findings === '–') ? 0 : 1
