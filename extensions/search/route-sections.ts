import type { RenderedPage } from '../../shared/contract/federation/page-renderer'
import type { RouteEntry } from '../../shared/contract/routing/remote-contract'
import type { SearchSection } from '../../shared/features/search/search-section'
import { tidied } from './html-text'
import { pageSections } from './page-sections'
import type { PageSection } from './section-list'

/** The sections of a route that the search finds. They contain only what everybody may read. */
export function routeSections(route: RouteEntry, rendered: RenderedPage | null): SearchSection[] {
  const { path, title, description, access, indexed } = route
  const isOpen = indexed && !access.signIn && !path.includes(':')
  if (!isOpen || !rendered?.hasContent) return []
  const [opening, ...sections] = pageSections(rendered.html)
  return [
    {
      url: path,
      title,
      page: '',
      text: tidied([description, opening?.title, opening?.text].filter(Boolean).join(' · ')),
    },
    ...sections.filter(hasText).map(({ anchor, title: heading, above, text, ...weight }) => ({
      url: anchor === '' ? path : `${path}#${anchor}`,
      title: heading,
      page: title,
      ...(above && { above }),
      text,
      ...weight,
    })),
    ...(route.searchTexts ?? []).map((text) => ({ page: title, ...text })),
  ]
}

/** A heading over only pictures or links has no text to find. */
const hasText = ({ text }: PageSection) => text !== ''

/** Keeps the first of several addresses with the same content. */
export function withoutCopies(sections: readonly SearchSection[]): SearchSection[] {
  const byContent = new Map<string, SearchSection>()
  for (const section of sections) {
    const content = `${section.title}\n${section.text}`
    if (!byContent.has(content)) byContent.set(content, section)
  }
  return [...byContent.values()]
}
