import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { readSiteConfig } from '@fivefold/shared/site-config'

/**
 * Lets testers replace live releases by others, where the deployment allows it; visitors of other
 * sites fetch nothing of it. Never fails: the site starts without.
 */
export async function beginTryOut(): Promise<void> {
  const { tryOutOrigins } = readSiteConfig()
  if (tryOutOrigins === undefined) return
  try {
    const { startTryOut } = await import('./start-try-out')
    await startTryOut({ site: window.location.origin, allowed: tryOutOrigins })
  } catch (error) {
    recordClientError(error, { context: 'try-out' })
  }
}
