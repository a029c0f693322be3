import { Problem } from '../problem'

/** What the deployment configures; written into every page for the host to read. */
export interface SiteSettings {
  feedAddress: string
  remoteOrigins: readonly string[]
  /** Where testers may try out releases from; absent: nobody may. */
  tryOutOrigins?: readonly string[]
  cohort?: string
}

/**
 * `FEED_ADDRESS`; `REMOTE_ORIGINS`, separated by spaces; `COHORT`, which everybody here belongs to;
 * `TRY_OUT=1` lets testers try out releases of the site, and of `TRY_OUT_ORIGINS`.
 * @throws Problem when an origin to try out from is none.
 */
export function siteSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const cohort = env['COHORT']
  return {
    feedAddress: env['FEED_ADDRESS'] || '/sample-feed.json',
    remoteOrigins: listed(env['REMOTE_ORIGINS']),
    ...(env['TRY_OUT'] === '1' && {
      tryOutOrigins: listed(env['TRY_OUT_ORIGINS']).map(checkedOrigin),
    }),
    ...(cohort && { cohort }),
  }
}

const listed = (text = '') => text.split(' ').filter(Boolean)

/** Origins become part of the page's policy, where anything else could mean something. */
function checkedOrigin(text: string) {
  const isPlain = /^https?:\/\/[\w.:[\]-]+$/.test(text)
  if (isPlain && URL.canParse(text) && new URL(text).origin === text) return text
  throw new Problem(
    `TRY_OUT_ORIGINS names “${text}”, which is not an origin such as http://localhost:3000.`,
  )
}
