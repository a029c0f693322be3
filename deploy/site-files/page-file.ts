/**
 * The file of a route's document, relative to the site's folder. A parameter (`/blog/:id`) becomes
 * `_id`, which no page's address contains.
 */
export function pageFile(routePath: string) {
  const folders = routePath.split('/').filter(Boolean)
  return [...folders.map((folder) => folder.replace(/^:/, '_')), 'index.html'].join('/')
}
