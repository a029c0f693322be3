import type { Browser } from '../../deploy/browser/find-browser'
import type { VariantServer } from './variant-server'
import { isGuarded } from './pages'
import type { Profile } from './profiles'
import { visit } from './visit'
import type { SiteName } from '../variants/variants'

/** What every part needs to measure. */
export interface Bench {
  browser: Browser
  server: VariantServer
  isQuick: boolean
  /** Storage of a customer who is signed in. */
  signedIn: Readonly<Record<string, string>>
  tell: (text: string) => void
}

/** Visits a page of a variant. @throws Error if an error screen is shown instead. */
export async function visitVariant(
  { browser, server, signedIn }: Bench,
  variant: SiteName,
  path: string,
  profile: Profile,
) {
  const hasScripts = variant !== 'scriptless'
  const asked = {
    origin: server.originOf(variant),
    path,
    profile,
    ...(isGuarded(path) && { stored: signedIn }),
  }
  const figures = await visit(browser, asked, hasScripts)
  if (/went wrong|not found/i.test(figures.heading) || (hasScripts && figures.hydrated === 0)) {
    throw new Error(`${variant} shows “${figures.heading}” at ${path}`)
  }
  const missing = figures.assets.find(({ status }) => status >= 400)
  if (missing) throw new Error(`${variant} asks for ${missing.address}, which is not there`)
  return figures
}
