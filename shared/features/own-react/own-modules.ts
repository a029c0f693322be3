import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as styledComponents from 'styled-components'
import * as link from '../../contract/routing/link'
import type * as siteMap from '../../contract/routing/site-map'
import type * as siteStore from '../../data/store/site-store'
import { siteMapHook, storageHealthHook, useIsHydrated, useStore } from './own-hooks'

/** The host's modules that contain hooks; their functions and state work with any React. */
export interface HostModules {
  '@fivefold/shared/routing/site-map': typeof siteMap
  '@fivefold/shared/store/site-store': typeof siteStore
}

/** The host's instance of a module. */
export type Given = <Name extends keyof HostModules>(name: Name) => HostModules[Name]

/**
 * Modules that replace the host's instances in a remote if the host has another major version of React: the libraries,
 * and modules with hooks, compiled for them. Their state is the host's.
 */
export function ownModules(given: Given): Readonly<Record<string, object>> {
  const map = given('@fivefold/shared/routing/site-map')
  const store = given('@fivefold/shared/store/site-store')
  return {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'styled-components': styledComponents,
    '@fivefold/shared/routing/link': link,
    '@fivefold/shared/routing/site-map': { ...map, useSiteMap: siteMapHook(map.siteMapRoutes) },
    '@fivefold/shared/store/site-store': {
      ...store,
      useStore,
      useIsHydrated,
      useStorageHealth: storageHealthHook(store.readStorageHealth),
    },
  }
}

/** Prefix of ids by this React: the host's React creates others in the same document. */
export const idPrefix = 'own-'
