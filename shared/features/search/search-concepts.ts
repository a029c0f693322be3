import { phraseTerm, plainText, termsOf } from './search-words'
import { synonyms } from './synonyms-content'
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

/** The concepts of a query: a phrase with synonyms is one, and so is any other word. */
export function conceptsOf(query: string): Concept[] {
  const words = plainText(query).split(' ').filter(Boolean)
  const stems = words.map(stemOf)
  const concepts = new Map<string, Concept>()
  let at = 0
  while (at < words.length) {
    const known = longestFirst.find((phrase) => phrase.every((stem, n) => stems[at + n] === stem))
    const length = known?.length ?? 1
    const own = known?.join('-') ?? termsOf(words[at] ?? '')[0]
    const inside = termsOf(words.slice(at, at + length).join(' '))
    if (own) concepts.set(own, { own, words: inside, similar: similarTo(own) })
    at += length
  }
  return [...concepts.values()]
}

const groups = synonyms.map((group) => group.map(phraseTerm))

const longestFirst = groups
  .flat()
  .map((term) => term.split('-'))
  .toSorted((one, other) => other.length - one.length)

const similarTo = (own: string) =>
  [...new Set(groups.filter((group) => group.includes(own)).flat())].filter((term) => term !== own)
