export interface ErrorOrigin {
  remote: string
  version: string
}

/** A released file's address: `/remotes/{name}/{version}/…`, on any origin. */
const releasedFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s:]+)\//

/**
 * The remote and release of the topmost remote code in an error's stack, or undefined. A retried release has
 * percent-encoded characters in its address.
 */
export function errorOrigin(stack: string): ErrorOrigin | undefined {
  const [, remote, version] = releasedFile.exec(stack) ?? []
  if (remote === undefined || version === undefined) return undefined
  try {
    return { remote, version: decodeURIComponent(version) }
  } catch {
    return { remote, version }
  }
}
