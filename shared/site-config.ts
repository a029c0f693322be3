import * as v from 'valibot'

const siteConfigSchema = v.object({
  /**
   * Address that answers with the publication's posts as JSON: a feed-to-JSON service with the
   * feed in its query, or the sample feed that ships with the site.
   */
  feedAddress: v.optional(v.string(), '/sample-feed.json'),
  /** Origins, beside the site's own, that remotes may be loaded from. */
  remoteOrigins: v.optional(v.array(v.string()), []),
  /** Where testers may try out releases from, beside the site itself; absent: nobody may. */
  tryOutOrigins: v.optional(v.array(v.string())),
  /** The cohort that everybody here belongs to, for a site of a team's own. */
  cohort: v.optional(v.string()),
})

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>

/**
 * The run-time configuration that the deployment wrote into the page; defaults where it is unreadable.
 * @example const { feedAddress } = readSiteConfig()
 */
export function readSiteConfig(page: Pick<Document, 'getElementById'> = document): SiteConfig {
  const text = page.getElementById('site-config')?.textContent ?? '{}'
  try {
    return v.parse(siteConfigSchema, JSON.parse(text))
  } catch {
    return v.parse(siteConfigSchema, {})
  }
}
