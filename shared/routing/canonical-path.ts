/** The address that represents a route: `/blog/:id` shows the list of `/blog`, whatever the id. */
export const canonicalPath = (routePath: string) => routePath.replace(/\/:[^/]+$/, '')
