import { customer } from '../e2e/fixtures/sign-in-dialog'
import type { Bench } from './browser/bench'
import { signedInStorage } from './browser/stored-site'
import { launchBenchBrowser, refuseMissingBrowser } from './browser/launch-bench-browser'
import { serveVariants } from './browser/variant-server'
import { variantFolder } from './variants/variant-folder'
import { siteNames } from './variants/variants'

/** Exit codes after a signal. */
const endedBy = { SIGINT: 130, SIGTERM: 143 }

interface Wanted {
  isQuick: boolean
  log: (text: string) => void
}

/**
 * Starts one server for all variants, and one browser.
 * @param prepare builds the variants; not called if there is no browser.
 * @throws UserError with the remedy.
 */
export async function openBench(rest: Wanted, prepare: () => Promise<void>) {
  await refuseMissingBrowser()
  await prepare()
  const folders = Object.fromEntries(siteNames.map((name) => [name, variantFolder(name)]))
  const server = await serveVariants(folders)
  const browser = await launchBenchBrowser(server)
  const close = async () => {
    await browser.close()
    server.stop()
  }
  for (const [signal, code] of Object.entries(endedBy)) {
    process.once(signal, () => {
      process.exitCode = code
      void close().finally(() => process.exit())
    })
  }
  const signedIn = await signedInStorage(browser, server.originOf('ours'), customer)
  const bench: Bench = { ...rest, browser, server, signedIn }
  return { bench, close }
}
