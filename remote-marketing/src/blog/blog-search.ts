import { phraseFilter } from '@fivefold/shared/words/folded'
import type { BlogPost } from './feed/blog-post'

/** null means every category. */
export type CategoryChoice = string | null

export const categoriesOf = (posts: readonly BlogPost[]): string[] =>
  [...new Set(posts.flatMap((post) => post.categories))].toSorted()

/** Case-insensitive on title, excerpt and categories (specification 2, section 5). */
export function postsMatching(
  posts: readonly BlogPost[],
  query: string,
  category: CategoryChoice,
): BlogPost[] {
  const isFound = phraseFilter(query)
  return posts.filter(
    (post) =>
      (category === null || post.categories.includes(category)) &&
      isFound(post.title, post.excerpt, ...post.categories),
  )
}
