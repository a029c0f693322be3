export interface ErrorOrigin {
  remote: string
  version: string
}

/** A released file's address: `/remotes/{name}/{version}/…`, on whichever origin. */
const releasedFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s:]+)\//

/**
 * The remote, with its release, whose code is topmost in an error's stack; `undefined` where
 * no frame is a remote's. A retried release has percent-encoded characters in its address.
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
