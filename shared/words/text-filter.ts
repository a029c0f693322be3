import { folded } from './folded'

/**
 * Says whether one of the texts contains the query as a whole; a blank one is in all of them.
 * @example [{ title: 'Zürich' }].filter(({ title }) => phraseFilter('zurich')(title))
 */
export function phraseFilter(query: string) {
  const sought = folded(query.trim())
  return (...texts: readonly string[]) => texts.some((text) => folded(text).includes(sought))
}

/**
 * Says whether a text contains all words of the query, in any order; those of a blank one are in all texts.
 * @example ['Invoice for May'].filter(wordsFilter('may invoice'))
 */
export function wordsFilter(query: string) {
  const sought = query.split(/\s+/).map(folded).filter(Boolean)
  return (text: string) => {
    if (sought.length === 0) return true
    const searched = folded(text)
    return sought.every((word) => searched.includes(word))
  }
}
