import type { SiteConfig } from '@fivefold/shared/site-config'

/** Reports errors and web vitals of releases, on sites whose releases are watched. */
export async function watch({ watch }: SiteConfig): Promise<void> {
  if (watch) (await import('./watch')).watchReleases()
}
