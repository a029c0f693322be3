import { fetchFeed } from '@fivefold/shared/start/site-feed'
import type { BlogPost } from './blog-post'
import { blogPost } from './blog-post'
import { readFeed } from './feed-schema'
import { saveFeed } from './saved-feed'

/** Milliseconds after which an incomplete feed counts as unavailable. */
const feedTimeout = 30_000

/**
 * Requests the feed once, unless the page's starter has already.
 * @throws every failure (status, shape, truncation, timeout), after it is logged.
 */
export async function loadFeed(address: string): Promise<BlogPost[]> {
  try {
    const response = await fetchFeed(address, { signal: AbortSignal.timeout(feedTimeout) })
    if (!response.ok) throw new Error(`The feed answered with status ${response.status}`)
    const text = await response.text()
    const posts = postsOf(text)
    void saveFeed(address, text)
    return posts
  } catch (error) {
    console.error('The blog feed could not be loaded.', error)
    throw error
  }
}

export function postsOf(text: string): BlogPost[] {
  const answer: unknown = JSON.parse(text)
  return readFeed(answer).map(blogPost)
}
