import { createElement, useDeferredValue, useMemo, useState } from 'react'
import { textParam } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { keepsChildren } from '@fivefold/shared/loading/static-part'
import { feedAttribute } from '@fivefold/shared/start/site-feed'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { NoMatch } from '@fivefold/shared/ui/no-match'
import { Cluster, Container } from '@fivefold/shared/ui/layout'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { Text } from '@fivefold/shared/ui/text'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import styled from 'styled-components'
import { articleCount, blogContent } from './blog-content'
import { BlogFilters } from './blog-filters'
import { BlogSkeleton } from './blog-skeleton'
import { categoriesOf, postsMatching, type CategoryChoice } from './blog-search'
import { useReleasedArticles, type ReleasedArticles } from './released/released-articles'
import { useShelfParts } from './use-shelf-parts'

const { empty } = blogContent

const blogAddress = { search: textParam('search'), category: textParam('category') }

/** The filters and, below them, the posts or the state of the feed. */
export function BlogShelf() {
  const { parts, feed, setFeed } = useShelfParts()
  const { state, type, change } = useAddressState(blogAddress)
  const query = state.search
  const setQuery = (search: string) => type({ search })
  const deferredQuery = useDeferredValue(query)
  const posts = feed.posts ?? feed.savedPosts?.posts
  const released = useReleasedArticles()
  const [keepsReleased, setKeepsReleased] = useState(released !== undefined)
  const categories = useMemo(
    () => (posts ? categoriesOf(posts) : (released?.categories ?? [])),
    [posts, released],
  )
  const category = categories.find((known) => known === state.category) ?? null
  const matches = useMemo(
    () => posts && postsMatching(posts, deferredQuery, category),
    [posts, deferredQuery, category],
  )
  const all = posts ? { count: posts.length, categories } : released
  const count = matches?.length ?? released?.count
  // Prerendered articles stay in the DOM until a filter hides one, so that no click on their links is lost.
  if (keepsReleased && matches && matches.length !== posts?.length) setKeepsReleased(false)

  const chooseCategory = (chosen: CategoryChoice) => change({ category: chosen ?? '' })
  const showAll = () => change({ search: '', category: '' })

  return (
    <Container as="section" aria-labelledby="articles">
      <VisuallyHidden as="h2" id="articles">
        {blogContent.listTitle}
      </VisuallyHidden>
      {parts && createElement(parts.FeedReader, { onFeed: setFeed })}
      <Shelf
        aria-busy={feed.isLoading && !keepsReleased}
        {...{ [feedAttribute]: all ? JSON.stringify(all satisfies ReleasedArticles) : '' }}
      >
        <BlogFilters
          query={query}
          onQueryChange={setQuery}
          categories={categories}
          category={category}
          onCategoryChange={chooseCategory}
        />
        <LiveRegion>{count === undefined ? '' : articleCount(count)}</LiveRegion>
        {feed.isLoading && !keepsReleased && <BlogSkeleton />}
        {parts &&
          feed.hasFailed &&
          createElement(parts.FeedUnavailable, {
            savedAge: feed.savedPosts?.age,
            isRetrying: feed.isRetrying,
            onRetry: feed.retry,
          })}
        {matches?.length === 0 && (
          <NoMatch
            title={empty.title}
            clear={empty.clear}
            onClear={posts && posts.length > 0 ? showAll : undefined}
          >
            {empty.text}
          </NoMatch>
        )}
        {keepsReleased ? (
          <Articles key="released" {...keepsChildren} />
        ) : (
          parts &&
          matches &&
          matches.length > 0 && (
            <Articles>{createElement(parts.PostList, { posts: matches })}</Articles>
          )
        )}
      </Shelf>
      <noscript>
        <WithoutScripts />
      </noscript>
    </Container>
  )
}

function WithoutScripts() {
  const { withoutScripts, failure } = blogContent
  return (
    <Shelf>
      <Text>{withoutScripts}</Text>
      <Cluster>
        <ButtonLink variant="secondary" to={failure.publication.to}>
          {failure.publication.label}
        </ButtonLink>
      </Cluster>
    </Shelf>
  )
}

const Articles = styled.div`
  display: contents;
`

const Shelf = styled.div`
  ${oneColumn}
  gap: ${token.space.head};
  padding-block: ${token.space.head} ${token.space.section};

  @media (scripting: none) {
    &[${feedAttribute}=''] {
      display: none;
    }
  }
`
