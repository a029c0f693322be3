import { searchFileOf, type SearchSection } from '../../shared/features/search/search-section'
import type { BesidePages } from '../../deploy/workspace/hooks'
import { feedSections } from './feed-sections'
import { routeSections, withoutCopies } from './route-sections'

/** Collects the sections of an app's pages, for its file for the search. */
export function collectedSections(app: string): BesidePages {
  const found: SearchSection[] = []
  const synonyms: string[] = []
  return {
    add(route, rendered) {
      found.push(...routeSections(route, rendered))
      synonyms.push(...(route.synonyms ?? []))
    },
    texts(feed) {
      const listed = feed === undefined ? [] : feedSections(feed)
      const sections = withoutCopies([...found, ...listed])
      return { [searchFileOf(app).slice(1)]: JSON.stringify({ sections, synonyms }) }
    },
  }
}
