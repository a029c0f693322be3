/** Number of documents that are kept, latest first. */
export const keptDocuments = 60

export interface CacheEntry {
  path: string
  /** The content of an entry that may change: a document or the registry. */
  text?: string
}

/**
 * The paths of entries to delete: all but the latest documents, and files of releases that none of the kept documents
 * names.
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

/** Documents name a remote by its release folder, and the host by each of its files. */
function nameOfRelease(path: string) {
  const [folder] = /^\/remotes\/[^/]+\/[^/]+\//.exec(path) ?? []
  return folder === undefined ? path : decodeURIComponent(folder)
}
