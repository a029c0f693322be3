/** Id of the element with the run-time configuration. Every document of the site has one. */
export const siteConfigId = 'site-config'

/** Distinguishes the site's documents from pages that someone else sends instead. */
export const documentMark = `id="${siteConfigId}"`
