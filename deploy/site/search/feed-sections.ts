import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { inside } from '../../names/inside'
import { readText } from '../../names/limits'
import { blogSearchHref } from '../../../shared/contract/routing/paths'
import type { SearchSection } from '../../../shared/features/search/search-section'
import { htmlText } from './html-text'
import { asideWeight } from './section-list'

const feed = v.object({
  items: v.array(v.object({ title: v.string(), description: v.string() })),
})

/**
 * The text of the host's own feed; undefined for a feed elsewhere, which a release does not fetch.
 * @param folder the host's release.
 */
export function ownFeed(folder: string, feedAddress: string): string | undefined {
  if (!feedAddress.startsWith('/')) return undefined
  const file = inside(folder, feedAddress.slice(1))
  return existsSync(file) ? readText(file) : undefined
}

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
