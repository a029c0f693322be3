import { readSiteConfig } from '@fivefold/shared/site-config'
import { cut } from '@fivefold/shared/words/cut'

/** Characters. */
const longestStack = 4_000

const frame =
  /(?:at )?([\w$.<>]*)[ @(]*(https?:\/\/[^/\s]+)(\/(?:assets|remotes)\/[^\s?#:]*)[^\s:]*:(\d+:\d+)/g

/**
 * The frames of a stack that are in files of releases: function, path, line and column. Pages run other scripts, too, of
 * extensions, networks and tag managers; the addresses of theirs are nobody's business. Empty if none is the site's.
 */
export function ownFrames(stack: string): string {
  const origins = new Set([location.origin, ...readSiteConfig().remoteOrigins])
  const own = Array.from(stack.matchAll(frame)).filter(([, , origin = '']) => origins.has(origin))
  return cut(
    own.map(([, name, , path, at]) => `at ${name || '?'} (${path}:${at})`).join('\n'),
    longestStack,
  )
}
