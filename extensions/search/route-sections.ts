import type { RenderedPage } from '../../shared/contract/federation/page-renderer'
import type { RouteEntry, SearchText } from '../../shared/contract/routing/remote-contract'
import type { SearchSection } from '../../shared/features/search/search-section'
import { tidied } from './html-text'
import { pageSections } from './page-sections'
import type { PageSection } from './section-list'

/** The sections of a route that the search finds. They contain only what everybody may read. */
export function routeSections(route: RouteEntry, rendered: RenderedPage | null): SearchSection[] {
  const { path, title, description, access, indexed } = route
  const isOpen = indexed && !access.signIn && !path.includes(':')
  if (!isOpen || !rendered?.hasContent) return withAnswers([], route)
  const [opening, ...sections] = pageSections(rendered.html)
  const own: SearchSection[] = [
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
  ]
  return withAnswers(own, route)
}

/** Adds the texts of a route list. One without a text names the section whose title it replaces. */
function withAnswers(sections: readonly SearchSection[], route: RouteEntry): SearchSection[] {
  const { path, title, searchTexts = [] } = route
  const answered = searchTexts.map(({ text, ...answer }) => {
    const section = text === undefined ? answeringSection(sections, answer) : { page: title, text }
    if (section) return { section, hit: { ...section, ...answer, ...askedOf(answer, section) } }
    throw new Error(
      `The route list of ${path} names ${answer.url} in searchTexts without a text, and the page has no such section`,
    )
  })
  const replaced = new Set<object>(answered.map(({ section }) => section))
  return [
    ...sections.filter((section) => !replaced.has(section)),
    ...answered.map(({ hit }) => hit),
  ]
}

/** The section of this name at the address, else the first one there. */
const answeringSection = (sections: readonly SearchSection[], { url }: SearchText) =>
  sections.find((section) => section.url === url && section.page !== '')

/** An answer is found by the heading that it replaces, too. */
function askedOf({ asked }: SearchText, { title }: Partial<SearchSection>) {
  const words = [title, asked].filter(Boolean).join(' · ')
  return words === '' ? {} : { asked: words }
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
