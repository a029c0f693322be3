import type { AddressInfo } from 'node:net'
import { serveSite } from '../../deploy/serve/site-server'
import { releasedRoutes } from '../fixtures/releases/released-routes'
import { siteFolder } from '../site'
import { advisories } from './advisories'
import { axe } from './axe'
import { cspEvaluator } from './csp-evaluator'
import { htmlValidate } from './html-validate'
import { NotHere, type Judge, type JudgedSite } from './audit'
import { lighthouse } from './lighthouse'
import { linkinator } from './linkinator'
import { nuHtmlChecker } from './nu-html-checker'
import { observatory } from './observatory'
import { updates } from './updates'

/**
 * `judges [name …]`: asks judges whom nobody here wrote about the released site, all or the named
 * ones. Fails when one of them finds something.
 */
const judges: readonly Judge[] = [
  htmlValidate,
  nuHtmlChecker,
  cspEvaluator,
  observatory,
  advisories,
  updates,
  linkinator,
  axe,
  lighthouse,
]

async function sentence({ name, demand, judge }: Judge, site: JudgedSite) {
  const row = { judge: name, demand }
  try {
    const { looked, findings } = await judge(site)
    for (const finding of findings) console.error(`${name}: ${finding}`)
    return { ...row, looked, findings: String(findings.length) }
  } catch (problem) {
    if (!(problem instanceof NotHere)) throw problem
    return { ...row, looked: `skipped: ${problem.message}`, findings: '–' }
  }
}

const named = new Set(process.argv.slice(2).map((name) => name.toLowerCase()))
const server = await serveSite(siteFolder, 0)
const { port } = server.address() as AddressInfo
const site = {
  origin: `http://localhost:${port}`,
  folder: siteFolder,
  publicPaths: releasedRoutes()
    .filter(({ path, indexed }) => indexed && !path.includes(':'))
    .map(({ path }) => path),
}
const rows = []
for (const judge of judges) {
  if (named.size > 0 && !named.has(judge.name.toLowerCase())) continue
  rows.push(await sentence(judge, site))
}
server.close()
server.closeAllConnections()
console.table(rows)
process.exitCode = rows.every(({ findings }) => findings === '0' || findings === '–') ? 0 : 1
