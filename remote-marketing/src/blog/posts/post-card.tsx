import { memo, useId } from 'react'
import { Avatar } from '@fivefold/shared/ui/avatar'
import { Badge } from '@fivefold/shared/ui/badge'
import { Cluster } from '@fivefold/shared/ui/layout'
import { TextLink, Title } from '@fivefold/shared/ui/text'
import { oneColumn, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { ArrowUpRight } from 'lucide-react'
import styled from 'styled-components'
import { blogContent, readTimeLabel } from '../blog-content'
import type { BlogPost } from '../feed/blog-post'
import { FeaturedFrame, PostBody, PostFrame } from './post-layout'
import { PostPicture } from './post-picture'

interface PostCardProps {
  post: BlogPost
  featured?: boolean
}

export const PostCard = memo(function PostCard({ post, featured = false }: PostCardProps) {
  const titleId = useId()
  const Frame = featured ? FeaturedFrame : PostFrame
  return (
    <Frame aria-labelledby={titleId}>
      <PostPicture address={post.thumbnail} isFirst={featured} />
      <PostBody>
        <Categories as="ul" $gap={2} aria-label={blogContent.categories}>
          {post.categories.map((category) => (
            <li key={category}>
              <Category>{category}</Category>
            </li>
          ))}
        </Categories>
        <PostTitle id={titleId} data-featured={featured || undefined}>
          {post.title}
        </PostTitle>
        <Excerpt>{post.excerpt}</Excerpt>
        <Foot>
          <Avatar name={post.author} size="small" />
          <Byline>
            <strong>{post.author}</strong>
            <Facts>
              {post.date !== null && (
                <>
                  <time dateTime={post.date}>{post.formattedDate}</time>
                  {blogContent.separator}
                </>
              )}
              <span>{readTimeLabel(post.readTime)}</span>
            </Facts>
          </Byline>
          <ReadLink to={post.link} aria-describedby={titleId}>
            {blogContent.readOn}
            <ArrowUpRight aria-hidden="true" />
          </ReadLink>
        </Foot>
      </PostBody>
    </Frame>
  )
})

const Categories = styled(Cluster)`
  & > li {
    max-width: 100%;
  }
`

const Category = styled(Badge)`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`

const PostTitle = styled(Title)`
  &:not([data-featured]) {
    font-size: ${token.type.lead};
  }
`

const Excerpt = styled.p`
  max-width: ${token.width.prose};
  ${smallMuted}
  line-height: 1.5;

  [data-featured] + & {
    font-size: ${token.type.body};
  }

  /* A phone shows the first lines. */
  @media (max-width: 47.99rem) {
    :not([data-featured]) + & {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
`

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[1]};

  ${PostFrame} & {
    margin-block-start: auto;
  }
`

const Byline = styled.div`
  ${oneColumn}
  font-size: ${token.type.caption};
  line-height: 1.45;

  & > strong {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Facts = styled.span`
  color: ${token.color.inkMuted};
`

const ReadLink = styled(TextLink)`
  display: inline-flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${token.space[1]};
  width: fit-content;
  min-height: 1.75rem;
  font-weight: 550;
  font-size: ${token.type.small};

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`
