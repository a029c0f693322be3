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
