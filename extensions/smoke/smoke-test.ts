import type { RouteEntry } from '../../shared/contract/routing/remote-contract'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { portOf } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'
import { hostApp } from '../../deploy/workspace/folders'
import type { Browser } from './find-browser'
import { smokeVisit } from './smoke-visit'
import { asTyped } from '../../deploy/workspace/as-typed'

/** Pages that are open at the same time. */
const visitors = 3

export interface SmokeBrowser {
  /** Starts it, once. @throws UserError when it does not start. */
  started: () => Promise<Browser>
  close: () => Promise<void>
}

export function smokeBrowser(): SmokeBrowser {
  let starting: Promise<Browser> | undefined
  return {
    started: () => (starting ??= launched()),
    close: async () => (await starting?.catch(() => undefined))?.close(),
  }
}

/**
 * Opens pages in a real browser, in a site where the candidate is live already: every page of a remote,
 * or for a host one page of each remote.
 * @throws UserError with everything that is wrong.
 */
export async function smokeTest(site: string, app: string, { started }: SmokeBrowser) {
  const routes = routesToVisit(site, app)
  const browser = await started()
  const server = await serveSite(site, 0)
  try {
    const problems = await visitAll(browser, `http://localhost:${portOf(server)}`, routes)
    if (problems.length === 0) return
    throw new UserError(
      `${app} cannot be released: its smoke test in a browser failed.\n` +
        problems.map((problem) => `  ${problem}`).join('\n') +
        `\nFix that, or look at it with \`${asTyped('dev')}\`. --skip-smoke leaves the test out.`,
    )
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

function routesToVisit(site: string, app: string): RouteEntry[] {
  const { remotes } = readRegistryFile(site)
  if (app !== hostApp) return [...(remotes[app]?.routes ?? [])]
  return Object.values(remotes).flatMap(({ routes }) => routes.slice(0, 1))
}

async function launched(): Promise<Browser> {
  try {
    const { launchBrowser } = await import('./find-browser')
    return await launchBrowser()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(
      `The smoke test needs a browser. ${reason} --skip-smoke releases without the test.`,
    )
  }
}

async function visitAll(browser: Browser, origin: string, routes: readonly RouteEntry[]) {
  const waiting = [...routes]
  const problems: string[] = []
  const visit = async () => {
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      problems.push(...(await smokeVisit(browser, origin, route)))
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return problems
}
