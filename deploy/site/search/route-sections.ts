import type { RenderedPage } from '../../../shared/federation/page-renderer'
import type { RouteEntry } from '../../../shared/routing/remote-contract'
import type { SearchSection } from '../../../shared/search/search-section'
import { pageSections } from './page-sections'

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
      text: [description, opening?.title, opening?.text].filter(Boolean).join(' '),
    },
    ...sections.map(({ anchor, title: heading, text }) => ({
      url: anchor === '' ? path : `${path}#${anchor}`,
      title: heading,
      page: title,
      text,
    })),
    ...(route.searchTexts ?? []).map((text) => ({ page: title, ...text })),
  ]
}

/** Keeps the first of several addresses with the same content. */
export function withoutCopies(sections: readonly SearchSection[]): SearchSection[] {
  const byContent = new Map<string, SearchSection>()
  for (const section of sections) {
    const content = `${section.title}\n${section.text}`
    if (!byContent.has(content)) byContent.set(content, section)
  }
  return [...byContent.values()]
}
