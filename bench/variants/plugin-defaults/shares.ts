import { sharedLibraries, sharedModules } from '@fivefold/shared/federation/shared-modules'

export const entryFile = 'remoteEntry.js'

export const exposedModule = 'routes'

const once = { singleton: true } as const

/** Every app lists its shares and has a copy of each as a fallback. */
export const shares = Object.fromEntries(
  [...sharedLibraries, ...sharedModules].map((name) => [name, once]),
)
