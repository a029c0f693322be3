import { strToU8, zipSync } from 'fflate'

/** All archives have one time: equal builds have equal files. */
const mtime = new Date(1980, 0, 1)

/**
 * Declarations of the exposed module `./routes`. They import only React's types.
 * @param paths of its pages.
 */
export function routesTypes(paths: readonly string[]) {
  const path = paths.map((page) => JSON.stringify(page)).join(' | ') || 'never'
  return `import type { ComponentType } from 'react'

/** A component of the host's React, or a page that draws itself into an element. */
export type Page =
  | ComponentType
  | { mount(element: HTMLElement, services: object): () => void }

/** Loads each page, by its path. */
export declare const routes: {
  pages: Readonly<Record<${path}, () => Promise<Page>>>
}
`
}

/** The archive that Module Federation's tools unpack: a file for each exposed module. */
export const typesZip = (paths: readonly string[]): Uint8Array =>
  zipSync({ 'routes.d.ts': strToU8(routesTypes(paths)) }, { mtime })

/** The exposed modules by the name that a host imports them under. */
export const typesIndexText = (remote: string) => `export type RemoteKeys = '${remote}/routes'
type PackageType<T> = T extends '${remote}/routes' ? typeof import('${remote}/routes') : any
`
