import { BlogClosing } from './blog-closing'
import { BlogHero } from './blog-hero'
import { BlogShelf } from './blog-shelf'

/** @param feed with which the release tool prerenders the page. */
export const blogPage = (feed?: string) =>
  import.meta.env.SSR && feed !== undefined
    ? import('./released/page-with-feed').then((m) => m.pageWithFeed(feed))
    : BlogPage

export function BlogPage() {
  return (
    <>
      <BlogHero />
      <BlogShelf />
      <BlogClosing />
    </>
  )
}
