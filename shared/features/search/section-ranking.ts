import MiniSearch from 'minisearch'
import { conceptFinder } from './search-concepts'
import { matchesOf, rank, type Match } from './search-matches'
import type { SearchSection } from './search-section'
import { synonymsOf, termFinder } from './search-words'

export interface SearchHit {
  section: SearchSection
  /** Words that were found in it, as `termsOf` returns them. */
  terms: readonly string[]
}

/** Returns the best matches first. */
export type FindSections = (query: string, limit: number) => SearchHit[]

/** Weight of a whole page relative to one of its sections. */
const pageWeight = 1.2
/** Part of the scores of a page's other sections that each of its sections gets. */
const pageShare = 0.2
/** How many of them count. */
const countedOfPage = 4
/** Maximum number of sections of one page. */
const mostOfPage = 2
/** Results with less than this share of the best score only share a common word with the query. */
const minimumShare = 0.07

/**
 * Ranks sections by words, which may be unfinished, misspelled, or synonyms.
 * @param groups words for the same thing, with commas between them.
 */
export function sectionRanking(
  sections: readonly SearchSection[],
  groups: readonly string[],
): FindSections {
  const synonyms = synonymsOf(groups)
  const conceptsOf = conceptFinder(synonyms)
  const index = new MiniSearch<IndexedSection>({
    fields: ['title', 'asked', 'above', 'page', 'place', 'text'],
    tokenize: termFinder(synonyms),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, asked: 3, page: 1.2, place: 0.5 },
      boostDocument: (id: number) => weightOf(sections[id]),
      tokenize: (term) => [term],
    },
  })
  index.addAll(sections.map(indexed))

  return (query, limit) => {
    const concepts = conceptsOf(query)
    const found = concepts.map((concept) => matchesOf(index, concept, concept === concepts.at(-1)))
    const ranked = withPages(rank(found, sections.length), sections)
    const enough = (ranked[0]?.score ?? 0) * minimumShare
    const hits = ranked
      .filter(({ score }) => score >= enough)
      .flatMap(({ id, terms }) => hitOf(sections[id], terms))
    return firstOfPages(hits).slice(0, limit)
  }
}

type IndexedSection = ReturnType<typeof indexed>

/** Path and anchor count as words, too: `/security#backups`. */
const indexed = (
  { title, asked = '', above = '', page, url, text, also = '' }: SearchSection,
  id: number,
) => ({
  id,
  title,
  asked,
  above,
  page,
  text,
  place: `${url.replace(/\?[^#]*/, '')} ${also}`,
})

const hitOf = (section: SearchSection | undefined, terms: readonly string[]): SearchHit[] =>
  section ? [{ section, terms }] : []

const weightOf = ({ page = 'none', weight = 1 }: Partial<SearchSection> = {}) =>
  (page === '' ? pageWeight : 1) * weight

const pageOf = (section: SearchSection | undefined) => section?.url.split('#')[0] ?? ''

/** A section ranks higher if other sections of its page match, too. */
function withPages(matches: readonly Match[], sections: readonly SearchSection[]): Match[] {
  const scores = new Map<string, number[]>()
  for (const { id, score } of matches) {
    const page = pageOf(sections[id])
    scores.set(page, [...(scores.get(page) ?? []), score])
  }
  return matches
    .map((match) => {
      const best = scores.get(pageOf(sections[match.id]))?.slice(0, countedOfPage) ?? []
      const others = best.reduce((sum, score) => sum + score, 0) - match.score
      return { ...match, score: match.score + pageShare * Math.max(0, others) }
    })
    .toSorted((one, other) => other.score - one.score)
}

/** Limits the sections of each page. */
function firstOfPages(hits: readonly SearchHit[]): SearchHit[] {
  const perPage = new Map<string, number>()
  return hits.filter(({ section }) => {
    const page = pageOf(section)
    const shown = perPage.get(page) ?? 0
    perPage.set(page, shown + 1)
    return shown < mostOfPage
  })
}
