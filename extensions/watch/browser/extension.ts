import type { SiteConfig } from '@fivefold/shared/site-config'

/** Reports errors and web vitals of releases, on sites whose releases are watched. */
export async function watch({ watch }: SiteConfig): Promise<void> {
  if (!watch) return
  const [{ watchReleases }, { replaceNotices }] = await Promise.all([
    import('./watch'),
    import('./replace-notices'),
  ])
  replaceNotices()
  watchReleases()
}
