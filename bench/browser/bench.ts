import type { Browser } from '../../extensions/smoke/find-browser'
import type { VariantServer } from './variant-server'
import { isGuarded } from './pages'
import type { Profile } from './profiles'
import { visit } from './visit'
import type { SiteName } from '../variants/variants'

/** Passed to every part that measures. */
export interface Bench {
  browser: Browser
  server: VariantServer
  isQuick: boolean
  /** Local storage of a signed-in customer. */
  signedIn: Readonly<Record<string, string>>
  log: (text: string) => void
}

/** Visits a page of a variant. @throws Error if an error screen is shown instead. */
export async function visitVariant(
  { browser, server, signedIn }: Bench,
  variant: SiteName,
  path: string,
  profile: Profile,
) {
  const hasScripts = variant !== 'scriptless'
  const options = {
    origin: server.originOf(variant),
    path,
    profile,
    ...(isGuarded(path) && { stored: signedIn }),
  }
  const figures = await visit(browser, options, hasScripts)
  if (/went wrong|not found/i.test(figures.heading) || (hasScripts && figures.hydrated === 0)) {
    throw new Error(`${variant} shows “${figures.heading}” at ${path}`)
  }
  const missing = figures.assets.find(({ status }) => status >= 400)
  if (missing) throw new Error(`${variant} requests ${missing.address}, which does not exist`)
  return figures
}
