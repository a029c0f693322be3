import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { blogSearchHref, paths } from '../../shared/routing/paths'
import type { SearchSection } from '../../shared/search/search-section'
import { htmlText } from './html-text'

/** A post tells of a subject; a page says what holds. */
const postWeight = 0.45

const feed = v.object({
  items: v.array(v.object({ title: v.string(), description: v.string() })),
})

/**
 * The posts of a feed that the host brings along; none of a feed elsewhere, which a release asks for
 * nothing.
 * @param folder the host's release.
 */
export function feedSections(folder: string, feedAddress: string): SearchSection[] {
  const file = path.join(folder, feedAddress)
  if (!feedAddress.startsWith('/') || !existsSync(file)) return []
  return v
    .parse(feed, JSON.parse(readFileSync(file, 'utf8')))
    .items.map(({ title, description }) => ({
      url: blogSearchHref(title),
      title,
      page: 'Blog',
      text: htmlText(description),
      weight: postWeight,
    }))
}

/** Whether a remote shows the feed. */
export const showsFeed = (routes: readonly { path: string }[]) =>
  routes.some((route) => route.path === paths.blog)
