/* What `pnpm test:interop` passes on to its browser tests. */

export const hostsVariable = 'INTEROP_HOSTS'

/** Where hosts of other makes are served, each in a folder of its own. */
export const hostsOrigin = process.env[hostsVariable] ?? ''

export const siteVariable = 'INTEROP_SITE'

/** Where our site is served, with remotes of other makes in it. */
export const siteOrigin = process.env[siteVariable] ?? ''
