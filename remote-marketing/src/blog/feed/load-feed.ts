import type { BlogPost } from './blog-post'
import { blogPost } from './blog-post'
import { readFeed } from './feed-schema'
import { saveFeed } from './saved-feed'

/** A feed that has not arrived whole by then counts as unavailable. Milliseconds. */
const feedDeadline = 30_000

/** Asks the feed once. Every failure is logged and thrown: status, shape, cut-off answer, deadline. */
export async function loadFeed(address: string): Promise<BlogPost[]> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(feedDeadline) })
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
