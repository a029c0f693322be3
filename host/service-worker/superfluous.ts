/** Documents and lists that are kept, whatever else. */
export const latestTexts = 60

export interface Kept {
  path: string
  /** What stands in it, where it may change: a document, the registry. */
  text?: string
}

/**
 * What need not be kept any longer: all but the latest documents, and the files of releases that
 * none of those names.
 * @param kept from the earliest to the latest.
 */
export function superfluous(kept: readonly Kept[]): string[] {
  const texts = kept.filter(({ text }) => text !== undefined)
  const files = kept.filter(({ text }) => text === undefined)
  const named = texts.slice(-latestTexts).map(({ text }) => text)
  return [
    ...texts.slice(0, -latestTexts),
    ...files.filter(({ path }) => !named.some((text) => text?.includes(releaseOf(path)))),
  ].map(({ path }) => path)
}

/** A document names the release of a remote; of the host, whose files are no folder, each file. */
function releaseOf(path: string) {
  const [release] = /^\/remotes\/[^/]+\/[^/]+\//.exec(path) ?? []
  return release === undefined ? path : decodeURIComponent(release)
}
