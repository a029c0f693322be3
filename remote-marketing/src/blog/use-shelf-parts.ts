import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { idleFeed } from './feed/blog-feed'
import { GivenShelf } from './released/given-shelf'

/** What reads and lists the feed, of which nothing shows before the page is interactive. */
const shelfParts = createPartLoader(() => import('./shelf-parts'))

/**
 * The parts once they are there, and the feed as they last told of it.
 * @throws whatever fetching them throws: then the page has failed, and is tried again as a whole.
 */
export function useShelfParts() {
  const [feed, setFeed] = useState(idleFeed)
  const [failure, setFailure] = useState<{ error: unknown }>()
  const parts = useSyncExternalStore(shelfParts.subscribe, shelfParts.loaded, () => undefined)
  useEffect(() => {
    shelfParts.preload().catch((error: unknown) => setFailure({ error }))
  }, [])
  const given = useContext(GivenShelf)
  if (failure) throw failure.error
  return { parts, feed, ...given, setFeed }
}
