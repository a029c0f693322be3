import { readSiteConfig } from '@fivefold/shared/site-config'

const frame = /(https?:\/\/[^/\s]+)\/(?:assets|remotes)\/\S+:\d+:\d+/g

/** Whether the files of releases come from there. */
export const isOwnOrigin = (origin = '') =>
  [location.origin, ...readSiteConfig().remoteOrigins].includes(origin)

/**
 * Whether a stack has a frame in a file of a release. Pages run other scripts, too: of extensions, networks and tag
 * managers.
 */
export const hasOwnFrame = (stack: string) =>
  Array.from(stack.matchAll(frame)).some(([, origin]) => isOwnOrigin(origin))
