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
  const sought = query.trim().toLowerCase()
  return posts.filter(
    (post) =>
      (category === null || post.categories.includes(category)) &&
      [post.title, post.excerpt, ...post.categories].some((text) =>
        text.toLowerCase().includes(sought),
      ),
  )
}
