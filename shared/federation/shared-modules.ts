/**
 * What the host provides and every remote takes from it: libraries and modules that hold state or
 * context and so may exist only once on a page. All other modules of the shared package are
 * compiled into the builds that import them (docs/decisions/few-shares.md).
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
] as const

/** Exports of those that the host does not give, since they are of no use in a browser. */
export const withheldExports: Readonly<Record<string, readonly string[]>> = {
  'styled-components': ['ServerStyleSheet', 'createTheme', 'stylisPluginRSC', '__PRIVATE__'],
}

export const sharedModules = [
  '@fivefold/shared/routing/link',
  '@fivefold/shared/routing/site-map',
  '@fivefold/shared/store/site-store',
  '@fivefold/shared/notify/toast',
  '@fivefold/shared/analytics/error-log',
] as const

/** Version of the shared modules' contract; what a remote needs of it is checked at release time. */
export const contractVersion = '2.0.0'

/**
 * Name under which a page keeps the instances of shared modules that remotes use. `complete` in it: the
 * host has put all of them there.
 */
export const pageShares = '__fivefold_shares__'

/** Name in it for what a remote that has a React of its own takes instead. */
export const ownShares = (remote: string) => `own ${remote}`

export type SharedName = (typeof sharedLibraries)[number] | (typeof sharedModules)[number]
