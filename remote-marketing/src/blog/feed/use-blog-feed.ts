import { readSiteConfig } from '@fivefold/shared/site-config'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { idleFeed, type BlogFeed, type SavedPosts } from './blog-feed'
import type { BlogPost } from './blog-post'
import { copyAge } from './copy-age'
import { loadFeed, postsOf } from './load-feed'
import { readSavedFeed } from './saved-feed'

/** Milliseconds until the next visit of the page fetches the feed again. */
const freshTime = 5 * 60 * 1000

type ReadFeed = Omit<BlogFeed, 'retry'>

/** The feed that this document has read last. */
let kept: { posts: BlogPost[]; readAt: number } | undefined
let reading: Promise<ReadFeed> | undefined

/** Forgets what this document has read, as a reload does. */
export function forgetFeed() {
  kept = undefined
  reading = undefined
}

/**
 * Reads the feed, unless this document has read it within five minutes. Returns the same object until it
 * changes. A failure shows at once; the visitor decides when to try again.
 */
export function useBlogFeed(): BlogFeed {
  const [feed, setFeed] = useState<ReadFeed>(() => (kept ? loaded(kept.posts) : idleFeed))
  const retry = useCallback(() => {
    setFeed((shown) => ({ ...shown, isRetrying: true }))
    void sharedRead().then(setFeed)
  }, [])

  useEffect(() => {
    const isFresh = kept !== undefined && performance.now() - kept.readAt < freshTime
    if (!isFresh) void sharedRead().then(setFeed)
  }, [])

  return useMemo(() => ({ ...feed, retry }), [feed, retry])
}

/** One request serves everybody who waits for it. */
const sharedRead = () =>
  (reading ??= readFeed().finally(() => {
    reading = undefined
  }))

async function readFeed(): Promise<ReadFeed> {
  const { feedAddress } = readSiteConfig()
  try {
    kept = { posts: await loadFeed(feedAddress), readAt: performance.now() }
    return loaded(kept.posts)
  } catch {
    const savedPosts = await savedPostsOf(feedAddress)
    return { ...loaded(kept?.posts), hasFailed: true, savedPosts }
  }
}

const loaded = (posts: BlogPost[] | undefined): ReadFeed => ({
  ...idleFeed,
  posts,
  isLoading: false,
})

async function savedPostsOf(feedAddress: string): Promise<SavedPosts | null> {
  try {
    const saved = await readSavedFeed(feedAddress)
    return saved && { posts: postsOf(saved.text), age: copyAge(saved.savedAt, new Date()) }
  } catch {
    return null
  }
}
