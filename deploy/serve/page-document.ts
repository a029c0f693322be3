import { existsSync } from 'node:fs'
import path from 'node:path'
import { documentPlaces } from '../../shared/files/document-places'

/** The address of a page's document; `undefined` where the site has no such page. */
export const pageDocument = (site: string, page: string): string | undefined =>
  documentPlaces(page)
    .map((place) => `${place}/index.html`)
    .find((file) => existsSync(path.join(site, file)))
