/** The version of the previous release. */
export const previousVersion = '0.9.0'

export const ages = ['previous', 'current'] as const

export type Age = (typeof ages)[number]

/** Name of the site with a host and remotes of these ages. */
export const pairName = (host: Age, remotes: Age) => `${host} host, ${remotes} remotes`

/** A site whose remote imports a module that its host lacks. */
export const brokenPair = 'broken pair'
