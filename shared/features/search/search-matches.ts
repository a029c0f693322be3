import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import type { Concept } from './search-concepts'

/** A section that matches. */
export interface Match {
  id: number
  score: number
  /** Words that were found in it. */
  terms: readonly string[]
}

/** Weight of a synonym relative to the word itself. */
const synonymWeight = 0.6
/** Weight of a phrase whose words stand apart. */
const apartWeight = 0.5
const furtherWeight = 0.2
/** Part of the query's meaning that a match has to contain. */
const leastShare = 0.35
const shortestPrefix = 3
const shortestFuzzyTerm = 5
/** Shorter terms may have one wrong letter, others two after the same first letters. */
const shortestTwiceWrong = 6
const sameStart = 2

/**
 * Sections that contain a concept. The best way to express it counts, and each further way a little.
 * @param isLast whether the visitor may still be typing it.
 */
export function matchesOf(index: MiniSearch, concept: Concept, isLast: boolean): Match[] {
  const { own, words, similar } = concept
  const ways = [
    ...spelled(index, own, isLast),
    ...(words.length > 1 ? search(index, words, apartWeight) : []),
    ...similar.flatMap((term) => search(index, [term], synonymWeight)),
  ]
  return grouped(ways).map(([id, found]) => {
    const [best = 0, ...further] = found.map(({ score }) => score).toSorted((a, b) => b - a)
    return { id, score: best + furtherWeight * sumOf(further), terms: termsIn(found) }
  })
}

/** Whole words; if none match, or at the end of a query, beginnings of words; then similar spellings. */
function spelled(index: MiniSearch, term: string, isLast: boolean): Match[] {
  const canBegin = term.length >= shortestPrefix
  const whole = search(index, [term], 1, { prefix: canBegin && isLast })
  if (whole.length > 0) return whole
  const begun = search(index, [term], 1, { prefix: canBegin })
  if (begun.length > 0 || term.length < shortestFuzzyTerm) return begun
  const near = search(index, [term], 1, { prefix: canBegin, fuzzy: 1 })
  if (near.length > 0 || term.length < shortestTwiceWrong) return near
  const start = term.slice(0, sameStart)
  return search(index, [term], 1, { prefix: canBegin, fuzzy: 2 }).filter(({ terms }) =>
    terms.some((found) => found.startsWith(start)),
  )
}

/** Sections with all of the words, which together have the weight of one. */
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

/**
 * Adds up the scores of all concepts. They count more in a section that contains more of them; a concept of few
 * sections says more about the query than one of many. A section with too little of the query is no match.
 */
export function rank(found: readonly (readonly Match[])[], sections: number): Match[] {
  const rarity = found.map(({ length }) => Math.log(1 + sections / Math.max(length, 1)))
  const weighed = found.flatMap((matches, concept) =>
    matches.map((match) => ({ ...match, rarity: rarity[concept] ?? 0 })),
  )
  return grouped(weighed)
    .flatMap(([id, matches]) => {
      const share = sumOf(matches.map((match) => match.rarity)) / sumOf(rarity)
      const sum = sumOf(matches.map(({ score }) => score))
      return share < leastShare ? [] : { id, score: sum * share ** 2, terms: termsIn(matches) }
    })
    .toSorted((one, other) => other.score - one.score)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Phrases as their words. */
const termsIn = (matches: readonly Match[]) =>
  matches.flatMap(({ terms }) => terms.flatMap((term) => term.split('-')))

function grouped<Each extends Match>(matches: readonly Each[]): [number, Each[]][] {
  const byId = new Map<number, Each[]>()
  for (const match of matches) byId.set(match.id, [...(byId.get(match.id) ?? []), match])
  return [...byId]
}
