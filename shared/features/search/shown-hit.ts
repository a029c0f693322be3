import { markedHref } from './marked-href'
import { passageOf, type Passage } from './passage'
import type { SearchHit } from './section-ranking'

/**
 * A result as people read it.
 * @example const places = (hits: readonly ShownHit[]) => hits.map(({ place }) => place)
 */
export interface ShownHit {
  title: string
  /** Words of the title that match. */
  titleWords: readonly string[]
  /** Its page, and the heading that it stands below. */
  place: string
  passage: Passage
  /** Opens a page, or one at the passage, with its words marked. */
  href: string
}

/**
 * @example
 * import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
 * const { hits } = useBestMatches('invoice', 5)
 * const titles = hits.map((hit) => shownHit(hit).title)
 */
export function shownHit({ section, terms }: SearchHit): ShownHit {
  const { title, page, above, text, url } = section
  const titleWords = passageOf(title, terms).words
  const passage = passageOf(text, terms)
  return {
    title,
    titleWords,
    place: [page, above].filter(Boolean).join(' › '),
    passage,
    href:
      page === '' ? url : markedHref(url, passage.words.length > 0 ? passage.words : titleWords),
  }
}
