import { siteConfigId } from './files/document-mark'

export interface SiteConfig {
  /**
   * Address that answers with the publication's posts as JSON: a feed-to-JSON service with the
   * feed in its query, or the sample feed that ships with the site.
   */
  feedAddress: string
  /** Origins, beside the site's own, that remotes may be loaded from. */
  remoteOrigins: readonly string[]
  /** Where testers may try out releases from, beside the site itself; absent: nobody may. */
  tryOutOrigins?: readonly string[]
  /** The cohort that everybody here belongs to, for a site of a team's own. */
  cohort?: string
}

const defaults: SiteConfig = { feedAddress: '/sample-feed.json', remoteOrigins: [] }

/**
 * The run-time configuration that the release tool, which has checked it, wrote into the page; defaults
 * where it is unreadable.
 * @example const { feedAddress } = readSiteConfig()
 */
export function readSiteConfig(page: Pick<Document, 'getElementById'> = document): SiteConfig {
  const text = page.getElementById(siteConfigId)?.textContent ?? '{}'
  try {
    return { ...defaults, ...(JSON.parse(text) as Partial<SiteConfig>) }
  } catch {
    return defaults
  }
}
