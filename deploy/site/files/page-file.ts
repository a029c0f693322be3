import { isPathPart, reservedFolders } from '../../../shared/contract/federation/names'
import { parameterFolder } from '../../../shared/browser/files/document-places'

/** The file of a route's document, relative to the site's folder (shared/browser/files/document-places.ts). */
export const pageFile = (routePath: string) => fileOf(routePath, 'index.html')

/** A page's place. Some file systems take capitals for another spelling of the same name. */
export const placeOf = ({ path }: { path: string }) => pageFile(path).toLowerCase()

/** The one order of retired pages: servers take the first that fits, and an address comes before one with a parameter. */
export const inOrderOfAddresses = <Page extends { path: string }>(pages: readonly Page[]) =>
  pages.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))

const orderOf = ({ path }: { path: string }) => `${Number(path.includes(':'))}${path}`

/** The addresses of a route, for an expression of JavaScript or of nginx. */
export const patternOf = (routePath: string) =>
  `^${routePath.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`

/** The file of the document that says why a page is gone; servers give it out with status 410. */
export const goneFile = (routePath: string) => fileOf(routePath, goneName)

export const goneName = 'gone.html'

/** Whether a file of the site is a document of a route, gone or not. */
export function isDocumentFile(file: string): boolean {
  const parts = file.split('/')
  const name = parts.at(-1)
  return (
    (name === 'index.html' || name === goneName) &&
    parts.every((part) => isPathPart(part) && !part.startsWith('.')) &&
    !reservedFolders.has(parts[0] ?? '')
  )
}

function fileOf(routePath: string, name: string) {
  const folders = routePath.split('/').filter(Boolean)
  return [...folders.map((folder) => folder.replace(/^:.*/, parameterFolder)), name].join('/')
}
