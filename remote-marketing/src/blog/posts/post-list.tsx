import type { BlogPost } from '../feed/blog-post'
import { PostCard } from './post-card'
import { PostGrid } from './post-layout'

interface PostListProps {
  /** At least one. */
  posts: readonly BlogPost[]
}

/** The first post large, the others in a grid. */
export function PostList({ posts: [first, ...others] }: PostListProps) {
  return (
    <>
      {first && <PostCard key={`featured ${first.id}`} post={first} featured />}
      {others.length > 0 && (
        <PostGrid>
          {others.map((post, position) => (
            // The position is needed: two items of a feed may have the same guid.
            <PostCard key={`${post.id} ${position}`} post={post} />
          ))}
        </PostGrid>
      )}
    </>
  )
}
