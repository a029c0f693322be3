/** Number of documents, the latest ones, that are kept. */
export const keptDocuments = 60

export interface CacheEntry {
  path: string
  /** The content of what may change: a document or the registry. */
  text?: string
}

/**
 * The paths of entries that need not be kept: all but the latest documents, and the files of
 * releases that none of those documents names.
 * @param entries oldest first.
 */
export function staleEntries(entries: readonly CacheEntry[]): string[] {
  const documents = entries.filter(({ text }) => text !== undefined)
  const files = entries.filter(({ text }) => text === undefined)
  const kept = documents.slice(-keptDocuments).map(({ text }) => text)
  return [
    ...documents.slice(0, -keptDocuments),
    ...files.filter(({ path }) => !kept.some((text) => text?.includes(nameOfRelease(path)))),
  ].map(({ path }) => path)
}

/** Documents name a remote by the folder of its release, and the host by each of its files. */
function nameOfRelease(path: string) {
  const [folder] = /^\/remotes\/[^/]+\/[^/]+\//.exec(path) ?? []
  return folder === undefined ? path : decodeURIComponent(folder)
}
