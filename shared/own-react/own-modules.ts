import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as styledComponents from 'styled-components'
import * as link from '../routing/link'
import type * as siteMap from '../routing/site-map'
import type * as siteStore from '../store/site-store'
import { siteMapHook, storageHealthHook, useIsHydrated, useStore } from './own-hooks'

/** The host's instances that have hooks beside functions and state for any React. */
export interface HostModules {
  '@fivefold/shared/routing/site-map': typeof siteMap
  '@fivefold/shared/store/site-store': typeof siteStore
}

/** The host's instance of a module. */
export type Given = <Name extends keyof HostModules>(name: Name) => HostModules[Name]

/**
 * What a remote takes instead of the host's instances when the host has another major version of React:
 * the libraries, and the modules with hooks in them, compiled for these. Their state stays the host's.
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

/** Before ids that this React makes: the host's React makes others for the same document. */
export const idPrefix = 'own-'
