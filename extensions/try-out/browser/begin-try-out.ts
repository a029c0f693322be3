import { readSiteConfig } from '@fivefold/shared/site-config'

declare module '../../../host/src/loading/registry/registry' {
  interface ReleaseRoles {
    'try-out': true
  }
}

/** Lets testers replace live releases, if the deployment allows it. Other visitors fetch no code of it. */
export async function beginTryOut(): Promise<void> {
  const { tryOutOrigins } = readSiteConfig()
  if (tryOutOrigins === undefined) return
  const { startTryOut } = await import('./start-try-out')
  await startTryOut({ site: window.location.origin, allowed: tryOutOrigins })
}
