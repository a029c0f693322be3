import * as v from 'valibot'
import { blogSearchHref } from '../../shared/contract/routing/paths'
import type { SearchSection } from '../../shared/features/search/search-section'
import { htmlText } from './html-text'
import { asideWeight } from './section-list'

const feed = v.object({
  items: v.array(v.object({ title: v.string(), description: v.string() })),
})

/** Characters of a post that its card shows; the rest is on another site. */
const excerptLength = 220

export function feedSections(text: string): SearchSection[] {
  return v.parse(feed, JSON.parse(text)).items.map(({ title, description }) => {
    const whole = htmlText(description)
    const end = whole.lastIndexOf('. ', excerptLength - 1) + 1 || excerptLength
    return {
      url: blogSearchHref(title),
      title,
      page: 'Blog',
      text: whole.slice(0, end),
      also: whole.slice(end).trim(),
      weight: asideWeight,
    }
  })
}
