import { createPartLoader, useLoadedPart } from '@fivefold/shared/loading/part-loader'
import { useContext, useState } from 'react'
import { idleFeed } from './feed/blog-feed'
import { GivenShelf } from './released/given-shelf'

/** Loaded separately, because nothing of the feed shows before the page is interactive. */
const shelfParts = createPartLoader(() => import('./shelf-parts'))

/**
 * The parts once they are loaded, and the latest feed.
 * @throws when the parts cannot be loaded, so that the whole page fails and can be retried.
 */
export function useShelfParts() {
  const [feed, setFeed] = useState(idleFeed)
  const [failure, setFailure] = useState<{ error: unknown }>()
  const parts = useLoadedPart(shelfParts, true, (error) => setFailure({ error }))
  const given = useContext(GivenShelf)
  if (failure) throw failure.error
  return { parts, feed, ...given, setFeed }
}
