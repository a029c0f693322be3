import { readSiteConfig } from '@fivefold/shared/site-config'
import { QueryClient, useQuery } from '@tanstack/react-query'
import type { BlogPost } from './blog-post'
import { copyAge } from './copy-age'
import { loadFeed, postsOf } from './load-feed'
import { readSavedFeed } from './saved-feed'

const fiveMinutes = 5 * 60 * 1000

/**
 * One for the life of the page, so that returning to the blog within five minutes sends no request.
 * No automatic retries: a failure shows at once, and the visitor decides when to try again.
 */
export const blogQueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: fiveMinutes,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
  },
})

interface SavedPosts {
  posts: BlogPost[]
  /** For example `3 hours ago`. */
  age: string
}

export function useBlogFeed() {
  const feed = useQuery(
    { queryKey: ['feed'], queryFn: () => loadFeed(readSiteConfig().feedAddress) },
    blogQueryClient,
  )
  const saved = useQuery(
    { queryKey: ['saved'], queryFn: loadSavedPosts, enabled: feed.isError, staleTime: 0 },
    blogQueryClient,
  )
  return {
    posts: feed.data,
    isLoading: feed.isPending,
    hasFailed: feed.isError,
    isRetrying: feed.isError && feed.isFetching,
    retry: () => void feed.refetch(),
    savedPosts: feed.isError ? (saved.data ?? null) : null,
  }
}

async function loadSavedPosts(): Promise<SavedPosts | null> {
  const saved = await readSavedFeed(readSiteConfig().feedAddress)
  if (!saved) return null
  try {
    return { posts: postsOf(saved.text), age: copyAge(saved.savedAt, new Date()) }
  } catch {
    return null
  }
}
