import * as v from 'valibot'
import { searchFile, searchFileOf, type SearchSection } from './search-section'

const files = new Map<string, Promise<SearchSection[]>>()

export interface SiteSections {
  sections: readonly SearchSection[]
  /** Whether the sections of every remote were loaded. */
  isComplete: boolean
}

/** The remotes' sections for the search. A failed file costs only its own sections. */
export async function siteSections(remotes: readonly string[]): Promise<SiteSections> {
  const results = await Promise.allSettled(remotes.map(sectionsOf))
  return {
    sections: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    isComplete: results.every(({ status }) => status === 'fulfilled'),
  }
}

/** Fetched once; a failure is fetched again. */
function sectionsOf(remote: string): Promise<SearchSection[]> {
  const file = files.get(remote) ?? fetchSections(remote)
  files.set(remote, file)
  file.catch(() => files.delete(remote))
  return file
}

async function fetchSections(remote: string) {
  const address = searchFileOf(remote)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return v.parse(searchFile, await response.json()).sections
}
