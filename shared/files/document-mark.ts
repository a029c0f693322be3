/** Id of the element that holds the run-time configuration; every document of the site has one. */
export const siteConfigId = 'site-config'

/** Tells a document of the site from a page that somebody else sends in its place. */
export const documentMark = `id="${siteConfigId}"`
