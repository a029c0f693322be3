import { plainText, termsOf } from './search-words'
import { synonyms } from './synonyms-content'

/** A concept of a query: the ways to express it, each as terms; the visitor's own comes first. */
export type Concept = readonly (readonly string[])[]

/** The concepts of a query: a phrase with synonyms is one, and so is any other word. */
export function conceptsOf(query: string): Concept[] {
  let rest = ` ${plainText(query)} `
  const concepts: Concept[] = []
  for (const group of synonyms) {
    const found = group.filter((phrase) => rest.includes(` ${phrase} `) || hasPlural(rest, phrase))
    const [own] = found.toSorted((one, other) => other.length - one.length)
    if (own === undefined) continue
    rest = rest.replace(new RegExp(` ${own}s? `), '  ')
    concepts.push([own, ...group.filter((phrase) => phrase !== own)].map(termsOf))
  }
  return [...concepts, ...[...new Set(termsOf(rest))].map((term) => [[term]])]
}

const hasPlural = (text: string, phrase: string) => text.includes(` ${phrase}s `)
