import { sharedLibraries, sharedModules } from '@fivefold/shared/federation/shared-modules'

const once = { singleton: true } as const

/** Every app lists its shares and has a copy of each as a fallback. */
export const shares = Object.fromEntries(
  [...sharedLibraries, ...sharedModules].map((name) => [name, once]),
)
