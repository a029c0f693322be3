/** The canonical address of a route: `/blog/:id` shows the list of `/blog`, for any id. */
export const canonicalPath = (routePath: string) => routePath.replace(/\/:[^/]+$/, '')
