import MiniSearch, { type SearchOptions } from 'minisearch'
import { conceptsOf, type Concept } from './search-concepts'
import type { SearchSection } from './search-section'
import { termsOf } from './search-words'

export interface SearchHit {
  section: SearchSection
  /** Words that were found in it, as `termsOf` returns them. */
  terms: readonly string[]
}

/** Returns the best matches first. */
export type FindSections = (query: string, limit: number) => SearchHit[]

/** Weight of a synonym relative to the word itself. */
const synonymWeight = 0.7
const furtherWeight = 0.3
/** Weight of a whole page relative to one of its sections. */
const pageWeight = 1.2
/** Maximum number of sections of one page. */
const mostOfPage = 2
/** Results with less than this share of the best score only share a common word with the query. */
const minimumShare = 0.07
const shortestPrefix = 3
const shortestFuzzyTerm = 5

/** Ranks sections by words, which may be unfinished, misspelled, or synonyms. */
export function sectionRanking(sections: readonly SearchSection[]): FindSections {
  const index = new MiniSearch<IndexedSection>({
    fields: ['title', 'page', 'place', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, page: 1.5, place: 1.5 },
      boostDocument: (id: number) => weightOf(sections[id]),
      tokenize: (term) => [term],
    },
  })
  index.addAll(sections.map(indexed))

  return (query, limit) => {
    const ranked = rank(conceptsOf(query).map((concept) => matchesOf(index, concept)))
    const enough = (ranked[0]?.score ?? 0) * minimumShare
    const hits = ranked
      .filter(({ score }) => score >= enough)
      .flatMap(({ id, terms }) => hitOf(sections[id], terms))
    return firstOfPages(hits).slice(0, limit)
  }
}

type IndexedSection = ReturnType<typeof indexed>

/** Path and anchor count as words, too: `/security#backups`. */
const indexed = ({ title, page, url, text }: SearchSection, id: number) => ({
  id,
  title,
  page,
  text,
  place: url.replace(/\?[^#]*/, ''),
})

const hitOf = (section: SearchSection | undefined, terms: readonly string[]): SearchHit[] =>
  section ? [{ section, terms }] : []

const weightOf = ({ page = 'none', weight = 1 }: Partial<SearchSection> = {}) =>
  (page === '' ? pageWeight : 1) * weight

/** Limits the sections of each page. */
function firstOfPages(hits: readonly SearchHit[]): SearchHit[] {
  const perPage = new Map<string, number>()
  return hits.filter(({ section }) => {
    const [page = ''] = section.url.split('#')
    const shown = perPage.get(page) ?? 0
    perPage.set(page, shown + 1)
    return shown < mostOfPage
  })
}

interface Match {
  id: number
  score: number
  terms: readonly string[]
}

/**
 * Sections that contain a concept in any of its words. The best way to express it counts, and each further way a
 * little.
 */
function matchesOf(index: MiniSearch, [own = [], ...others]: Concept): Match[] {
  const literal = spelled(index, own)
  const similar = others.flatMap((terms) => search(index, terms, synonymWeight))
  return grouped([...literal, ...similar]).map(([id, ways]) => {
    const [best = 0, ...further] = ways.map(({ score }) => score).toSorted((a, b) => b - a)
    const score = best + furtherWeight * further.reduce((sum, each) => sum + each, 0)
    return { id, score, terms: ways.flatMap(({ terms }) => terms) }
  })
}

/** Whole words and prefixes; if none match, words with a similar spelling. */
function spelled(index: MiniSearch, terms: readonly string[]): Match[] {
  const found = search(index, terms, 1, { prefix: (term) => term.length >= shortestPrefix })
  return found.length > 0 ? found : search(index, terms, 1, { prefix: true, fuzzy: fuzziness })
}

const fuzziness = (term: string) => (term.length >= shortestFuzzyTerm ? 0.25 : false)

/** @param words of a phrase, which has the weight of a single word. */
const search = (
  index: MiniSearch,
  words: readonly string[],
  weight: number,
  options: Pick<SearchOptions, 'prefix' | 'fuzzy'> = {},
) =>
  index
    .search({ combineWith: 'AND', queries: [...words], ...options })
    .map(({ id, score, terms }): Match => ({
      id: Number(id),
      score: (score * weight) / words.length,
      terms,
    }))

/** Adds up the scores of all concepts; each counts more in a section that contains more of them. */
const rank = (found: readonly (readonly Match[])[]): Match[] =>
  grouped(found.flat())
    .map(([id, matches]) => {
      const sum = matches.reduce((total, { score }) => total + score, 0)
      const share = matches.length / found.length
      return { id, score: sum * share ** 2, terms: matches.flatMap(({ terms }) => terms) }
    })
    .toSorted((one, other) => other.score - one.score)

function grouped(matches: readonly Match[]): [number, Match[]][] {
  const byId = new Map<number, Match[]>()
  for (const match of matches) byId.set(match.id, [...(byId.get(match.id) ?? []), match])
  return [...byId]
}
