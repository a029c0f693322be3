import type { BlogPost } from './blog-post'

export interface BlogFeed {
  posts: BlogPost[] | undefined
  isLoading: boolean
  hasFailed: boolean
  isRetrying: boolean
  retry: () => void
  /** Those of an earlier visit, where the feed has failed. */
  savedPosts: SavedPosts | null
}

export interface SavedPosts {
  posts: BlogPost[]
  /** For example `3 hours ago`. */
  age: string
}

/** Before anything is known of it. */
export const idleFeed: BlogFeed = {
  posts: undefined,
  isLoading: true,
  hasFailed: false,
  isRetrying: false,
  retry: () => {},
  savedPosts: null,
}
