export const remotes = ['marketing', 'support', 'portal', 'admin'] as const

/** The libraries whose next major version apps can move to. */
export const movingLibraries = ['react', 'styled-components'] as const

export type MovingLibrary = (typeof movingLibraries)[number]

interface MajorState {
  library: MovingLibrary
  /** The apps that have moved. */
  moved: readonly string[]
}

const onReact = (...moved: string[]): MajorState => ({ library: 'react', moved })
const onStyles = (...moved: string[]): MajorState => ({ library: 'styled-components', moved })

/** The state that the others are compared with. */
export const atFirst = 'nobody has moved'

/** Between the major version of today and the next one, each state that is opened. */
export const majorStates: Readonly<Record<string, MajorState>> = {
  [atFirst]: onReact(),
  'host first': onReact('host'),
  'marketing first': onReact('marketing'),
  'support first': onReact('support'),
  'portal first': onReact('portal'),
  'half of the remotes first': onReact('marketing', 'portal'),
  'host and half of the remotes': onReact('host', 'marketing', 'portal'),
  'host last': onReact(...remotes),
  'support last': onReact('host', 'marketing', 'portal', 'admin'),
  'admin last': onReact('host', 'marketing', 'support', 'portal'),
  'all have moved': onReact('host', ...remotes),
  'styles, host first': onStyles('host'),
  'styles, half of the remotes first': onStyles('marketing', 'support'),
  'styles, all have moved': onStyles('host', ...remotes),
}

/** How many Reacts a visit to pages of these remotes needs. */
export function reactsOf(state: string, visited: readonly string[]) {
  const { moved = [] } = majorStates[state] ?? {}
  return new Set(['host', ...visited].map((app) => moved.includes(app))).size
}

/** Addresses of the served sites by their state, handed to the browser tests as JSON. */
export const originsVariable = 'MAJOR_ORIGINS'

export const majorOrigins = (): Record<string, string> =>
  JSON.parse(process.env[originsVariable] ?? '{}')
