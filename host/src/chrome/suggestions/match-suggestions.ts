import type { SearchHit } from '@fivefold/shared/search/section-ranking'
import { shownHit } from '@fivefold/shared/search/shown-hit'
import type { Suggestion } from './suggestion'

/** The site's best matches, each with its passage. */
export const matchSuggestions = (hits: readonly SearchHit[]): Suggestion[] =>
  hits.map(shownHit).map(({ href, title, titleWords, place, passage }) => ({
    id: `match ${href} ${title}`,
    kind: 'match',
    title,
    about: place === '' ? passage.text : `${place} · ${passage.text}`,
    words: [...passage.words, ...titleWords],
    target: { to: href },
  }))
