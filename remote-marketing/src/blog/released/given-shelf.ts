import { createContext } from 'react'
import type { BlogFeed } from '../feed/blog-feed'
import type * as shelfParts from '../shelf-parts'

/** Passes feed and parts to the shelf while the release tool prerenders it; undefined in a browser. */
export const GivenShelf = createContext<{ parts: typeof shelfParts; feed: BlogFeed } | undefined>(
  undefined,
)
