import type { BlogPost } from './blog-post'

export interface BlogFeed {
  posts: BlogPost[] | undefined
  isLoading: boolean
  hasFailed: boolean
  isRetrying: boolean
  retry: () => void
  /** Saved by an earlier visit; read only when the feed fails. */
  savedPosts: SavedPosts | null
}

export interface SavedPosts {
  posts: BlogPost[]
  /** For example `3 hours ago`. */
  age: string
}

/** The state before the first request. */
export const idleFeed: BlogFeed = {
  posts: undefined,
  isLoading: true,
  hasFailed: false,
  isRetrying: false,
  retry: () => {},
  savedPosts: null,
}
