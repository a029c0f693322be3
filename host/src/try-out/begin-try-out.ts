import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { readSiteConfig } from '@fivefold/shared/site-config'

/**
 * Lets testers replace live releases, if the deployment allows it; otherwise visitors fetch no code of it. Never
 * fails: the site starts without it.
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
