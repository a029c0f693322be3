import { UserError } from '../workspace/user-error'

/** What the deployment configures; written into every page for the host to read. */
export interface SiteSettings {
  feedAddress: string
  remoteOrigins: readonly string[]
  /** Origins whose releases testers may try out, beside the site's; absent: nobody may. */
  tryOutOrigins?: readonly string[]
  cohort?: string
}

/**
 * `FEED_ADDRESS`; `REMOTE_ORIGINS`, separated by spaces, each alone or as `remote=origin`; `COHORT`, of
 * all visitors of this site; `TRY_OUT=1` lets testers try out releases of the site and of
 * `TRY_OUT_ORIGINS`.
 * @throws UserError when an origin is not one.
 */
export function siteSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const cohort = env['COHORT']
  return {
    feedAddress: env['FEED_ADDRESS'] || '/sample-feed.json',
    remoteOrigins: [...new Set(remoteOrigins(env).map(({ origin }) => origin))],
    ...(env['TRY_OUT'] === '1' && {
      tryOutOrigins: spaceSeparated(env['TRY_OUT_ORIGINS']).map((text) =>
        checkedOrigin(text, 'TRY_OUT_ORIGINS'),
      ),
    }),
    ...(cohort && { cohort }),
  }
}

/** The settings that the site's documents were written with, relative to the site. */
export const settingsFile = '.settings.json'

export const settingsText = () => JSON.stringify(siteSettings())

/** The origin of a remote's releases in `REMOTE_ORIGINS`; empty for the site's own. */
export const originOf = (app: string, env: NodeJS.ProcessEnv = process.env) =>
  remoteOrigins(env).find(({ remote }) => remote === app)?.origin ?? ''

const remoteOrigins = (env: NodeJS.ProcessEnv) =>
  spaceSeparated(env['REMOTE_ORIGINS']).map((text) => {
    const [remote, origin] = text.includes('=') ? text.split('=', 2) : [undefined, text]
    return { remote, origin: checkedOrigin(origin ?? '', 'REMOTE_ORIGINS') }
  })

const spaceSeparated = (text = '') => text.split(' ').filter(Boolean)

/** Origins become part of the page's policy, where other text could be a directive. */
function checkedOrigin(text: string, variable: string) {
  const isPlain = /^https?:\/\/[\w.:[\]-]+$/.test(text)
  if (isPlain && URL.canParse(text) && new URL(text).origin === text) return text
  throw new UserError(
    `${variable} names “${text}”, which is not an origin such as http://localhost:3000.`,
  )
}
