export const remotes = ['marketing', 'support', 'portal', 'admin'] as const

/** The apps that have moved to the next major version of React, in each state that is opened. */
export const majorStates: Readonly<Record<string, readonly string[]>> = {
  'host first': ['host'],
  'support first': ['support'],
  'half of the remotes first': ['marketing', 'portal'],
  'host and half of the remotes': ['host', 'marketing', 'portal'],
  'host last': [...remotes],
  'support last': ['host', 'marketing', 'portal', 'admin'],
  'all have moved': ['host', ...remotes],
}

/** Addresses of the served sites by their state, handed to the browser tests as JSON. */
export const originsVariable = 'MAJOR_ORIGINS'

export const majorOrigins = (): Record<string, string> =>
  JSON.parse(process.env[originsVariable] ?? '{}')
