import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import type { RetiredPage } from '../../../shared/contract/federation/registry-schema'
import { searchFileOf } from '../../../shared/features/search/search-section'
import { hostApp } from '../../workspace/folders'
import { goneFile, pageFile } from '../files/page-file'

export const notFoundFile = '404.html'

/** The state that the teams have signed. The registry names it, so that both change in the same moment. */
export const signedFile = (name: string) => `signed/${name}.json`

export const isSignedFile = (file: string) => /^signed\/[0-9a-f]{64}\.json$/.test(file)

/** The files of all documents of routes and of pages that are gone, of the search, and of the signed state. */
export const documentFiles = (registry: RegistryDocument) =>
  new Set([
    ...[...fileOwners(registry).keys()].filter((file) => file !== notFoundFile),
    ...(registry.signed === undefined ? [] : [signedFile(registry.signed)]),
  ])

/** The owner of each file of `sitePages`. Files that follow only from the registry have none. */
export const fileOwners = ({ remotes, retired = [] }: RegistryDocument) =>
  new Map([
    [notFoundFile, hostApp] as const,
    ...retired.filter(isGone).map(({ remote, path }) => [goneFile(path), remote] as const),
    ...Object.entries(remotes).flatMap(([app, { routes }]) =>
      [searchFileOf(app).slice(1), ...routes.map(({ path }) => pageFile(path))].map(
        (file) => [file, app] as const,
      ),
    ),
  ])

/** Whether a retired page says why it is gone; others redirect. */
export const isGone = ({ redirect }: RetiredPage) => redirect === undefined
