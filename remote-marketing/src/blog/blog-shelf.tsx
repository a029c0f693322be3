import { useDeferredValue, useMemo, useState } from 'react'
import { textParam } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Container } from '@fivefold/shared/ui/layout'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { token } from '@fivefold/shared/theme/tokens'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import styled from 'styled-components'
import { articleCount, blogContent } from './blog-content'
import { BlogFilters } from './blog-filters'
import { BlogSkeleton } from './blog-skeleton'
import { categoriesOf, postsMatching, type CategoryChoice } from './blog-search'
import { FeedUnavailable } from './feed-unavailable'
import { NoArticles } from './no-articles'
import { PostList } from './post-list'
import { useBlogFeed } from './feed/use-blog-feed'

const blogAddress = { search: textParam('search') }

/** The filters and, below them, the posts or the state of the feed. */
export function BlogShelf() {
  const feed = useBlogFeed()
  const { state, type } = useAddressState(blogAddress)
  const query = state.search
  const setQuery = (search: string) => type({ search })
  const [category, setCategory] = useState<CategoryChoice>(null)
  const sought = useDeferredValue(query)
  const posts = feed.posts ?? feed.savedPosts?.posts
  const categories = useMemo(() => categoriesOf(posts ?? []), [posts])
  const matches = useMemo(
    () => posts && postsMatching(posts, sought, category),
    [posts, sought, category],
  )

  function showAll() {
    setQuery('')
    setCategory(null)
  }

  return (
    <Container as="section" aria-labelledby="articles">
      <VisuallyHidden as="h2" id="articles">
        {blogContent.listTitle}
      </VisuallyHidden>
      <Shelf aria-busy={feed.isLoading}>
        <BlogFilters
          query={query}
          onQueryChange={setQuery}
          categories={categories}
          category={category}
          onCategoryChange={setCategory}
        />
        <LiveRegion>{matches ? articleCount(matches.length) : ''}</LiveRegion>
        {feed.isLoading && <BlogSkeleton />}
        {feed.hasFailed && (
          <FeedUnavailable
            savedAge={feed.savedPosts?.age}
            isRetrying={feed.isRetrying}
            onRetry={feed.retry}
          />
        )}
        {matches?.length === 0 && (
          <NoArticles onShowAll={posts && posts.length > 0 ? showAll : undefined} />
        )}
        {matches && matches.length > 0 && <PostList posts={matches} />}
      </Shelf>
    </Container>
  )
}

const Shelf = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.head};
  padding-block: ${token.space.head} ${token.space.section};
`
