import { BlogPage } from './blog-page'

/** @param feed the feed's JSON; only the release tool passes it, to prerender the page. */
export const blogPage = (feed?: string) =>
  import.meta.env.SSR && feed !== undefined
    ? import('./page-with-feed').then((m) => m.pageWithFeed(feed))
    : BlogPage
