import { UserError } from '../../deploy/workspace/errors/user-error'
import { launchBrowser, type Browser } from '../../extensions/smoke/find-browser'
import type { VariantServer } from './variant-server'

/** A browser that trusts the server's certificate. @throws UserError when none can be started. */
export const launchBenchBrowser = (server: VariantServer, words: readonly string[] = []) =>
  startBrowser([trustArgument(server), ...words])

/** The argument that makes a browser trust the server's certificate. */
export const trustArgument = ({ keyHash }: VariantServer) =>
  `--ignore-certificate-errors-spki-list=${keyHash}`

/** @throws UserError when no browser can be started. */
export async function refuseMissingBrowser() {
  const browser = await startBrowser([])
  await browser.close()
}

async function startBrowser(words: readonly string[]): Promise<Browser> {
  try {
    return await launchBrowser(words)
  } catch (cause) {
    const [reason = ''] = String(cause instanceof Error ? cause.message : cause).split('\n')
    throw new UserError(`No browser can be started: ${reason}`)
  }
}
