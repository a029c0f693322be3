import { readSiteConfig } from '@fivefold/shared/site-config'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BlogFeed, SavedPosts } from './blog-feed'
import { copyAge } from './copy-age'
import { loadFeed, postsOf } from './load-feed'
import { readSavedFeed } from './saved-feed'

const fiveMinutes = 5 * 60 * 1000

/**
 * Lives as long as the document, so that returning to the blog within five minutes sends no request.
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

/** Returns the same object until the feed changes. */
export function useBlogFeed(): BlogFeed {
  const feed = useQuery(
    { queryKey: ['feed'], queryFn: () => loadFeed(readSiteConfig().feedAddress) },
    blogQueryClient,
  )
  const saved = useQuery(
    { queryKey: ['saved'], queryFn: loadSavedPosts, enabled: feed.isError, staleTime: 0 },
    blogQueryClient,
  )
  const { data: posts, isPending: isLoading, isError: hasFailed, isFetching, refetch } = feed
  const savedPosts = hasFailed ? (saved.data ?? null) : null
  return useMemo(
    () => ({
      posts,
      isLoading,
      hasFailed,
      isRetrying: hasFailed && isFetching,
      retry: () => void refetch(),
      savedPosts,
    }),
    [posts, isLoading, hasFailed, isFetching, refetch, savedPosts],
  )
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
