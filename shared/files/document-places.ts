/**
 * The folders that may hold the document of a page, in the order to look: `/blog/any-one` is answered by the
 * document of `/blog/:id`, which is written into `/blog/_id`.
 * @param path of the page, in its one spelling.
 */
export const documentPlaces = (path: string) =>
  path === '/' ? [''] : [path, path.replace(/[^/]+$/, parameterFolder)]

/** Stands for any parameter, whatever its name. */
export const parameterFolder = '_id'
