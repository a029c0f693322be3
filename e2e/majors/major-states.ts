export const remotes = ['marketing', 'support', 'portal', 'admin'] as const

/** The libraries whose next major version the apps can use. */
export const movingLibraries = ['react', 'styled-components'] as const

export type MovingLibrary = (typeof movingLibraries)[number]

interface MajorState {
  library: MovingLibrary
  /** The apps that use the next major version. */
  moved: readonly string[]
}

const onReact = (...moved: string[]): MajorState => ({ library: 'react', moved })
const onStyles = (...moved: string[]): MajorState => ({ library: 'styled-components', moved })

/** The state to compare the others with. */
export const atFirst = 'nobody has moved'

/** The states between the current major version and the next one. */
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
