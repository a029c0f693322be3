import { createContext } from 'react'
import type { BlogFeed } from '../feed/blog-feed'
import type * as shelfParts from '../shelf-parts'

/** What the shelf shows in a document that is prepared for its feed; undefined in every other place. */
export const GivenShelf = createContext<{ parts: typeof shelfParts; feed: BlogFeed } | undefined>(
  undefined,
)
