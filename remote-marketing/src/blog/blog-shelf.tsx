import { createElement, useDeferredValue, useMemo } from 'react'
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
import { NoArticles } from './no-articles'
import { useShelfParts } from './use-shelf-parts'

const blogAddress = { search: textParam('search'), category: textParam('category') }

/** The filters and, below them, the posts or the state of the feed. */
export function BlogShelf() {
  const { parts, feed, setFeed } = useShelfParts()
  const { state, type, change } = useAddressState(blogAddress)
  const query = state.search
  const setQuery = (search: string) => type({ search })
  const sought = useDeferredValue(query)
  const posts = feed.posts ?? feed.savedPosts?.posts
  const categories = useMemo(() => categoriesOf(posts ?? []), [posts])
  const category = categories.find((known) => known === state.category) ?? null
  const matches = useMemo(
    () => posts && postsMatching(posts, sought, category),
    [posts, sought, category],
  )

  const chooseCategory = (chosen: CategoryChoice) => change({ category: chosen ?? '' })
  const showAll = () => change({ search: '', category: '' })

  return (
    <Container as="section" aria-labelledby="articles">
      <VisuallyHidden as="h2" id="articles">
        {blogContent.listTitle}
      </VisuallyHidden>
      {parts && createElement(parts.FeedReader, { onFeed: setFeed })}
      <Shelf aria-busy={feed.isLoading}>
        <BlogFilters
          query={query}
          onQueryChange={setQuery}
          categories={categories}
          category={category}
          onCategoryChange={chooseCategory}
        />
        <LiveRegion>{matches ? articleCount(matches.length) : ''}</LiveRegion>
        {feed.isLoading && <BlogSkeleton />}
        {parts &&
          feed.hasFailed &&
          createElement(parts.FeedUnavailable, {
            savedAge: feed.savedPosts?.age,
            isRetrying: feed.isRetrying,
            onRetry: feed.retry,
          })}
        {matches?.length === 0 && (
          <NoArticles onShowAll={posts && posts.length > 0 ? showAll : undefined} />
        )}
        {parts &&
          matches &&
          matches.length > 0 &&
          createElement(parts.PostList, { posts: matches })}
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
