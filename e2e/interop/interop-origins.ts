export const hostsVariable = 'INTEROP_HOSTS'

/** The address of hosts of other tools, each in a folder. */
export const hostsOrigin = process.env[hostsVariable] ?? ''

export const siteVariable = 'INTEROP_SITE'

/** The address of our site with remotes of other tools. */
export const siteOrigin = process.env[siteVariable] ?? ''
