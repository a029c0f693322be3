import { BlogPage } from './blog-page'

/** @param feed with which the release tool prerenders the page. */
export const blogPage = (feed?: string) =>
  import.meta.env.SSR && feed !== undefined
    ? import('./page-with-feed').then((m) => m.pageWithFeed(feed))
    : BlogPage
