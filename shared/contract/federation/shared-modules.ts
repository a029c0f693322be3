/**
 * Modules that the host provides to every remote. They hold state or context, so they may exist only once on a page.
 * Builds bundle all other modules of the shared package that they import (docs/decisions/federation.md).
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
] as const

/** Their exports that the host does not provide, since browsers do not need them. */
export const withheldExports: Readonly<Record<string, readonly string[]>> = {
  'styled-components': ['ServerStyleSheet', 'createTheme', 'stylisPluginRSC', '__PRIVATE__'],
}

export const sharedModules = [
  '@fivefold/shared/routing/link',
  '@fivefold/shared/routing/site-map',
  '@fivefold/shared/store/site-store',
  '@fivefold/shared/notify/toast',
  '@fivefold/shared/analytics/error-log',
  '@fivefold/shared/seams/site-seams',
] as const

/** Version of the shared modules' contract. The release tool checks the exports that a remote needs. */
export const contractVersion = '2.0.0'

/**
 * Global name of the shared instances that remotes use. Its field `complete` says that the host has added all of them.
 */
export const pageShares = '__fivefold_shares__'

/** Its field for a remote that has its own React. */
export const ownShares = (remote: string) => `own ${remote}`

export type SharedName = (typeof sharedLibraries)[number] | (typeof sharedModules)[number]
