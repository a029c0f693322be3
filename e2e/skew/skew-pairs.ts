/** The version of the previous release. */
export const previousVersion = '0.9.0'

export const ages = ['previous', 'current'] as const

export type Age = (typeof ages)[number]

/** Name of the site with a host and remotes of these ages. */
export const pairName = (host: Age, remotes: Age) => `${host} host, ${remotes} remotes`

/** A site whose remote needs more than its host has. */
export const brokenPair = 'broken pair'

/** Addresses of the served sites by their names, handed to the browser tests as JSON. */
export const originsVariable = 'SKEW_ORIGINS'

export const skewOrigins = (): Record<string, string> =>
  JSON.parse(process.env[originsVariable] ?? '{}')
