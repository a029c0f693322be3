import type { SiteConfig } from '../../../shared/site-config'
import { checkEnvironment } from '../../workspace/environment'
import { UserError } from '../../workspace/errors/user-error'
import type { StoredSettings } from './stored-settings'

/** Settings that turn an extension of the same name on. */
export const extensionSettings = ['intake', 'watch'] as const

/** The settings that the host reads; written into every page. */
export type SiteSettings = SiteConfig

/**
 * `FEED_ADDRESS`; `REMOTE_ORIGINS`, separated by spaces, each as `origin` or `remote=origin`;
 * `COHORT`, of all visitors of this site; `TRY_OUT=1` lets testers try out releases of the site and
 * of `TRY_OUT_ORIGINS`; `INTAKE=1` sends visitors' records to the intake; `COLLECTOR`, the origin that
 * reports of browsers go to; `WATCH=0` sends no reports, not even to the intake.
 * @throws UserError when an origin is not one, a switch is neither 1 nor 0, or `WATCH=1` has no receiver.
 */
export function siteSettings(stored: StoredSettings): SiteSettings {
  const { COHORT: cohort, TRY_OUT, INTAKE, WATCH } = stored
  checkEnvironment({ TRY_OUT, INTAKE, WATCH })
  previewOrigin(stored)
  return {
    feedAddress: stored.FEED_ADDRESS || '/sample-feed.json',
    remoteOrigins: [...new Set(remoteOrigins(stored).map(({ origin }) => origin))],
    ...(TRY_OUT === '1' && {
      tryOutOrigins: spaceSeparated(stored.TRY_OUT_ORIGINS).map((text) =>
        checkedOrigin(text, 'TRY_OUT_ORIGINS'),
      ),
    }),
    ...(cohort && { cohort }),
    ...(INTAKE === '1' && { intake: true }),
    ...(isWatched(stored) && { watch: true }),
    ...(stored.COLLECTOR && { collector: checkedOrigin(stored.COLLECTOR, 'COLLECTOR') }),
  }
}

function isWatched({ INTAKE, WATCH, COLLECTOR }: StoredSettings) {
  const hasReceiver = INTAKE === '1' || Boolean(COLLECTOR)
  if (WATCH === '1' && !hasReceiver) {
    throw new UserError('WATCH=1 needs somebody who receives the reports: INTAKE=1 or COLLECTOR=….')
  }
  return hasReceiver && WATCH !== '0'
}

/** The origin of a remote's releases in `REMOTE_ORIGINS`; empty for the site's own. */
export const originOf = (app: string, stored: StoredSettings) =>
  remoteOrigins(stored).find(({ remote }) => remote === app)?.origin ?? ''

/** `PREVIEW_ORIGIN`: the site's second origin, which only previews are opened on. */
export const previewOrigin = (stored: StoredSettings) =>
  stored.PREVIEW_ORIGIN && checkedOrigin(stored.PREVIEW_ORIGIN, 'PREVIEW_ORIGIN')

const remoteOrigins = (stored: StoredSettings) =>
  spaceSeparated(stored.REMOTE_ORIGINS).map((text) => {
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
