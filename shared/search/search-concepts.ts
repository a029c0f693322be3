import { plainText, termsOf } from './search-words'
import { synonyms } from './synonyms-content'

/** One thing that a query asks for: the ways to say it, each as terms; the visitor's own is first. */
export type Concept = readonly (readonly string[])[]

/** What a query asks for. A phrase that has synonyms is one thing, any other word one by itself. */
export function conceptsOf(query: string): Concept[] {
  let rest = ` ${plainText(query)} `
  const concepts: Concept[] = []
  for (const group of synonyms) {
    const said = group.filter((phrase) => rest.includes(` ${phrase} `) || hasPlural(rest, phrase))
    const [own] = said.toSorted((one, other) => other.length - one.length)
    if (own === undefined) continue
    rest = rest.replace(new RegExp(` ${own}s? `), '  ')
    concepts.push([own, ...group.filter((phrase) => phrase !== own)].map(termsOf))
  }
  return [...concepts, ...[...new Set(termsOf(rest))].map((term) => [[term]])]
}

const hasPlural = (text: string, phrase: string) => text.includes(` ${phrase}s `)
