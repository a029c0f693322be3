import { useLayoutEffect } from 'react'
import type { BlogFeed } from './feed/blog-feed'
import { useBlogFeed } from './feed/use-blog-feed'

export { FeedUnavailable } from './feed-unavailable'
export { PostList } from './posts/post-list'

/** Reads the feed; calls `onFeed` at once and after every change. */
export function FeedReader({ onFeed }: { onFeed: (feed: BlogFeed) => void }) {
  const feed = useBlogFeed()
  // A layout effect, so that a feed in memory shows in the first paint.
  useLayoutEffect(() => onFeed(feed), [feed, onFeed])
  return null
}
