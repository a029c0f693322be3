import * as v from 'valibot'
import { searchFile, searchFileOf, type SearchFile } from './search-section'

const files = new Map<string, Promise<SearchFile>>()

export interface SiteSections extends SearchFile {
  /** Whether the sections of every remote were loaded. */
  isComplete: boolean
}

/** The remotes' sections for the search. A failed file costs only its own sections. */
export async function siteSections(remotes: readonly string[]): Promise<SiteSections> {
  const results = await Promise.allSettled(remotes.map(fileOf))
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  return {
    sections: loaded.flatMap(({ sections }) => sections),
    synonyms: loaded.flatMap(({ synonyms }) => synonyms),
    isComplete: loaded.length === remotes.length,
  }
}

/** Fetched once; a failure is fetched again. */
function fileOf(remote: string): Promise<SearchFile> {
  const file = files.get(remote) ?? fetchFile(remote)
  files.set(remote, file)
  file.catch(() => files.delete(remote))
  return file
}

async function fetchFile(remote: string) {
  const address = searchFileOf(remote)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return v.parse(searchFile, await response.json())
}
