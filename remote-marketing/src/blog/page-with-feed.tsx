import type { PageComponent } from '@fivefold/shared/routing/remote-contract'
import { BlogPage } from './blog-page'
import { idleFeed } from './feed/blog-feed'
import { postsOf } from './feed/load-feed'
import { GivenShelf } from './released/given-shelf'
import * as parts from './shelf-parts'

/**
 * The page as the release tool prerenders it with a feed.
 * @throws an invalid feed, which stops the release.
 */
export function pageWithFeed(text: string): PageComponent {
  const posts = postsOf(text)
  const feed = { ...idleFeed, posts, isLoading: false }
  const shelf = posts.length > 0 ? { parts, feed } : undefined
  return () => (
    <GivenShelf value={shelf}>
      <BlogPage />
    </GivenShelf>
  )
}
