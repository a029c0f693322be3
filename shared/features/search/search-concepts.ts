import { plainText, termsOf, type Synonyms } from './search-words'
import { stemOf } from './word-stem'

/** A word or a phrase of a query, with other ways to say it. */
export interface Concept {
  /** The visitor's own word or phrase, as one term. */
  own: string
  /** The words of the phrase, which may stand apart. */
  words: readonly string[]
  /** Other ways to say it, each as one term. */
  similar: readonly string[]
}

/** Finds the concepts of a query: a phrase with synonyms is one, and so is any other word. */
export function conceptFinder(synonyms: Synonyms): (query: string) => Concept[] {
  const longestFirst = synonyms
    .flat()
    .map((term) => term.split('-'))
    .toSorted((one, other) => other.length - one.length)
  return (query) => conceptsIn(query, longestFirst, synonyms)
}

const markup = /<\/?[a-z][^>]*>/gi

function conceptsIn(query: string, longestFirst: Synonyms, synonyms: Synonyms): Concept[] {
  const words = plainText(query.replaceAll(markup, ' ')).split(' ').filter(Boolean)
  const stems = words.map(stemOf)
  const concepts = new Map<string, Concept>()
  let at = 0
  while (at < words.length) {
    const known = longestFirst.find((phrase) => phrase.every((stem, n) => stems[at + n] === stem))
    const length = known?.length ?? 1
    const own = known?.join('-') ?? termsOf(words[at] ?? '')[0]
    const inside = termsOf(words.slice(at, at + length).join(' '))
    if (own && own.length > 1)
      concepts.set(own, { own, words: inside, similar: similarTo(own, synonyms) })
    at += length
  }
  return [...concepts.values()]
}

const similarTo = (own: string, synonyms: Synonyms) =>
  [...new Set(synonyms.filter((group) => group.includes(own)).flat())].filter(
    (term) => term !== own,
  )
