import { UserError } from '../workspace/user-error'

/** What the deployment configures; written into every page for the host to read. */
export interface SiteSettings {
  feedAddress: string
  remoteOrigins: readonly string[]
  /** Where testers may try out releases from; absent: nobody may. */
  tryOutOrigins?: readonly string[]
  cohort?: string
}

/**
 * `FEED_ADDRESS`; `REMOTE_ORIGINS`, separated by spaces, each alone or as `remote=origin`; `COHORT`, which everybody here belongs to;
 * `TRY_OUT=1` lets testers try out releases of the site, and of `TRY_OUT_ORIGINS`.
 * @throws UserError when an origin is none.
 */
export function siteSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const cohort = env['COHORT']
  return {
    feedAddress: env['FEED_ADDRESS'] || '/sample-feed.json',
    remoteOrigins: [...new Set(remoteOrigins(env).map(({ origin }) => origin))],
    ...(env['TRY_OUT'] === '1' && {
      tryOutOrigins: listed(env['TRY_OUT_ORIGINS']).map((text) =>
        checkedOrigin(text, 'TRY_OUT_ORIGINS'),
      ),
    }),
    ...(cohort && { cohort }),
  }
}

/** Where the site keeps the settings that its documents were written with. */
export const settingsFile = '.settings.json'

export const settingsText = () => JSON.stringify(siteSettings())

/** The origin that serves a remote's releases by `REMOTE_ORIGINS`; empty for the site's own. */
export const originOf = (app: string, env: NodeJS.ProcessEnv = process.env) =>
  remoteOrigins(env).find(({ remote }) => remote === app)?.origin ?? ''

const remoteOrigins = (env: NodeJS.ProcessEnv) =>
  listed(env['REMOTE_ORIGINS']).map((text) => {
    const [remote, origin] = text.includes('=') ? text.split('=', 2) : [undefined, text]
    return { remote, origin: checkedOrigin(origin ?? '', 'REMOTE_ORIGINS') }
  })

const listed = (text = '') => text.split(' ').filter(Boolean)

/** Origins become part of the page's policy, where anything else could mean something. */
function checkedOrigin(text: string, variable: string) {
  const isPlain = /^https?:\/\/[\w.:[\]-]+$/.test(text)
  if (isPlain && URL.canParse(text) && new URL(text).origin === text) return text
  throw new UserError(
    `${variable} names “${text}”, which is not an origin such as http://localhost:3000.`,
  )
}
