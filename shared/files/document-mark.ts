/** Of the element with the run-time configuration, which every document of the site has. */
export const siteConfigId = 'site-config'

/** Tells a document of the site from a page that somebody else sends in its place. */
export const documentMark = `id="${siteConfigId}"`
