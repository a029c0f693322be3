import type { SearchSection } from './search-section'
import { sectionRanking, type FindSections } from './section-ranking'
import { siteSections } from './site-sections'

export interface SiteIndex {
  find: FindSections
  /** False if a part of the site is missing. */
  isComplete: boolean
}

/**
 * The index of the site, in its own module, fetched with the first query.
 * @param remotes names, separated by spaces.
 * @param own JSON of the sections that this browser adds, where no remote has published one.
 */
export async function loadSiteIndex(remotes: string, own: string): Promise<SiteIndex> {
  const { sections, synonyms, isComplete } = await siteSections(remotes.split(' ').filter(Boolean))
  const published = new Set(sections.map(({ url }) => url))
  const added = (JSON.parse(own) as SearchSection[]).filter(({ url }) => !published.has(url))
  return { find: sectionRanking([...sections, ...added], synonyms), isComplete }
}
