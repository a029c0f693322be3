import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { offlineReason } from '../../screens/offline-content'
import type { RemoteContext } from '../../loading/loader/page-states'

/**
 * Names the part of the site that failed and the first sentence of the reason; URLs and advice for developers are in
 * the error log. The second line is for the support team.
 */
export function failureDetails(
  route: RouteEntry,
  { remote, version }: RemoteContext,
  reason: string,
) {
  if (reason === offlineReason) return reason
  const [short = ''] = reason
    .replace(runtimeName, '')
    .replace(scriptAddress, 'A script')
    .split(/\.\s|\n/)
  const sentence = short.endsWith('.') ? short : `${short}.`
  return `“${route.title}” is part of “${remote}”, which isn’t working right now. ${sentence}\nRelease ${version} of ${remote}`
}

const scriptAddress = /^\S*\/\S+(?= )/
const runtimeName = /^\[[^\]]*\]:?\s*/
