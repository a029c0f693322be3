import { siteConfigId } from './browser/files/document-mark'

export interface SiteConfig {
  /**
   * Address that answers with the publication's posts as JSON: a feed-to-JSON service with the
   * feed in its query, or the sample feed that ships with the site.
   */
  feedAddress: string
  /** Origins that remotes may be loaded from, in addition to the site's own. */
  remoteOrigins: readonly string[]
  /** Additional origins of releases that testers may try. If absent, try-outs are disabled. */
  tryOutOrigins?: readonly string[]
  /** The cohort of all visitors, for a team's own site. */
  cohort?: string
  /** Visitors' records are sent to the site's intake. */
  intake?: true
  /** Browsers report errors and web vitals of releases. */
  watch?: true
  /** The origin of the collector that reports of browsers go to, in place of the intake. */
  collector?: string
}

const defaults: SiteConfig = { feedAddress: '/sample-feed.json', remoteOrigins: [] }

/**
 * The run-time configuration in the page, checked and written by the release tool. Defaults if it is unreadable, or without a page.
 * @example const { feedAddress } = readSiteConfig()
 */
export function readSiteConfig(
  page: Pick<Document, 'getElementById'> | undefined = globalThis.document,
): SiteConfig {
  const text = page?.getElementById(siteConfigId)?.textContent ?? '{}'
  try {
    return { ...defaults, ...(JSON.parse(text) as Partial<SiteConfig>) }
  } catch {
    return defaults
  }
}
