import { cut } from '@fivefold/shared/words/cut'

/** Characters. */
const longestStack = 4_000

const frame =
  /(?:at )?([\w$.<>]*)[ @(]*(https?:\/\/[^/\s]+)(\/(?:assets|remotes)\/[^\s?#:]*)[^\s:]*:(\d+:\d+)/g

/** The frames in files of releases: function, path, line and column. Addresses of other scripts stay in the browser. */
export function ownFrames(stack: string, isOwnOrigin: (origin?: string) => boolean): string {
  const own = Array.from(stack.matchAll(frame)).flatMap(([, name, origin, path, at]) =>
    isOwnOrigin(origin) ? `at ${name || '?'} (${path}:${at})` : [],
  )
  return cut([...new Set(own)].join('\n'), longestStack)
}
