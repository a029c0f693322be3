import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type { RemoteContext } from '../loader/page-states'

/**
 * Names the part of the site that failed, for visitors and for the support team they write to. Only
 * the first sentence of the reason is shown: URLs and advice for developers are in the error log.
 */
export function failureDetails(
  route: RouteEntry,
  { remote, version }: RemoteContext,
  reason: string,
) {
  const [short = ''] = reason
    .replace(runtimeName, '')
    .replace(scriptAddress, 'A script')
    .split(/\.\s|\n/)
  const sentence = short.endsWith('.') ? short : `${short}.`
  return `“${route.title}” is part of “${remote}” (release ${version}). ${sentence}`
}

/** Why a page could not be loaded; without a network, that explains more than the error does. */
export const loadingReason = (message: string) => (navigator.onLine ? message : offlineReason)

const offlineReason =
  'You are offline, and this page is not on your device yet; it opens as soon as you are back online.'

const scriptAddress = /^\S*\/\S+(?= )/
const runtimeName = /^\[[^\]]*\]:?\s*/
