import { freePorts } from '../../deploy/serve/port'
import { customer } from '../../e2e/fixtures/sign-in-dialog'
import { firstDocument, storeKey } from '../../e2e/fixtures/store/browser-store'
import { userIn } from '../../e2e/fixtures/store/records'
import { launchBrowser, type Browser } from '../../extensions/smoke/find-browser'
import { buildVariants, variantFolder } from '../variants/build-variants'
import type { SiteName } from '../variants/variants'
import { serveVariants, type VariantServer } from './variant-server'

/** Passed to every measurement of pages. */
export interface Bench {
  browser: Browser
  /** The browser's debugging protocol listens here. */
  port: number
  server: VariantServer
  rounds: number
  /** Local storage of a signed-in customer, by key. */
  signedIn: Readonly<Record<string, string>>
  log: (text: string) => void
}

/**
 * Builds and serves variants, and measures them in one browser.
 * @throws UserError with the remedy.
 */
export async function withBench<Result>(
  names: readonly SiteName[],
  rounds: number,
  measure: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const started = performance.now()
  const log = (text: string) =>
    console.info(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)
  await buildVariants(names, log)
  const server = await serveVariants(
    Object.fromEntries(names.map((name) => [name, variantFolder(name)])),
  )
  const [port = 0] = await freePorts(1)
  const browser = await launchBrowser([
    `--ignore-certificate-errors-spki-list=${server.keyHash}`,
    `--remote-debugging-port=${port}`,
  ])
  try {
    const signedIn = await signedInStorage(browser, server.originOf('ours'))
    return await measure({ browser, port, server, rounds, signedIn, log })
  } finally {
    await browser.close()
    server.stop()
  }
}

async function signedInStorage(browser: Browser, origin: string) {
  const document = await firstDocument(browser, origin)
  document.state.currentUser = userIn(document.state, customer)
  return { [storeKey]: JSON.stringify(document) }
}
