/** The address of the site under test, from the output of `serve`. */
export const siteOrigin = process.env['SITE_ORIGIN'] ?? ''
