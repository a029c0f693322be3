import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type { RemoteContext } from './page-loader'

/**
 * Names the part of the site that failed, for the visitor and for whoever the visitor writes to. Of
 * the reason it takes the first sentence: addresses and advice for developers are in the error log.
 */
export function failureDetails(
  route: RouteEntry,
  { remote, version }: RemoteContext,
  reason: string,
) {
  const [short = ''] = reason.replace(runtimeName, '').split(/\.\s|\n/)
  const sentence = short.endsWith('.') ? short : `${short}.`
  return `“${route.title}” is part of “${remote}” (release ${version}). ${sentence}`
}

const runtimeName = /^\[[^\]]*\]:?\s*/
