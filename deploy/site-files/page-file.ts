/**
 * The file that answers for a route, relative to the site's folder. A parameter's segment
 * (`/blog/:id`) is written as `_id`, which no address of a real page contains.
 */
export function pageFile(routePath: string) {
  const folders = routePath.split('/').filter(Boolean)
  return [...folders.map((folder) => folder.replace(/^:/, '_')), 'index.html'].join('/')
}
