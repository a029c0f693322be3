import { passageOf } from '@fivefold/shared/search/passage'
import type { SearchHit } from '@fivefold/shared/search/section-ranking'
import type { Suggestion } from './suggestion'
import type { SuggestionGroup } from './suggestion-ranking'

/** Sections of pages, each with its matching passage. */
export const sectionSuggestions = (hits: readonly SearchHit[]): Suggestion[] =>
  hits.map(({ section: { url, title, page, text }, terms }) => {
    const passage = passageOf(text, terms)
    return {
      id: `section ${url} ${title}`,
      kind: 'section',
      title,
      about: page === '' ? passage.text : `${page} · ${passage.text}`,
      words: [...passage.words, ...passageOf(title, terms).words],
      target: { to: url },
    }
  })

/** Adds the sections that no group leads to, as the last group. */
export function withSections(
  groups: readonly SuggestionGroup[],
  sections: readonly Suggestion[],
): readonly SuggestionGroup[] {
  const offered = new Set(groups.flatMap(({ suggestions }) => suggestions.map(addressOf)))
  const others = sections.filter((section) => !offered.has(addressOf(section)))
  return others.length === 0 ? groups : [...groups, { kind: 'section', suggestions: others }]
}

const addressOf = ({ target }: Suggestion) => ('to' in target ? target.to : undefined)
