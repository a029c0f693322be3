import { useLayoutEffect } from 'react'
import type { BlogFeed } from './feed/blog-feed'
import { useBlogFeed } from './feed/use-blog-feed'

export { FeedUnavailable } from './feed-unavailable'
export { PostList } from './posts/post-list'

/** Tells of the feed, and of every change of it. */
export function FeedReader({ onFeed }: { onFeed: (feed: BlogFeed) => void }) {
  const feed = useBlogFeed()
  // Before the next paint: a feed that is there already shows at once.
  useLayoutEffect(() => onFeed(feed), [feed, onFeed])
  return null
}
