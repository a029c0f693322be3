/**
 * The folders that may hold a page's document, in lookup order. `/blog/any-one` may be answered with the document of
 * `/blog/:id`, which is written to `/blog/_id`.
 * @param path the page's path in its one spelling.
 */
export const documentPlaces = (path: string) =>
  path === '/' ? [''] : [path, path.replace(/[^/]+$/, parameterFolder)]

/** Folder name for any route parameter. */
export const parameterFolder = '_id'
