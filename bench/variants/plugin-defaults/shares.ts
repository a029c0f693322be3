import { sharedLibraries, sharedModules } from '@fivefold/shared/federation/shared-modules'

const once = { singleton: true } as const

/** Every app names what it shares, each with a copy of its own to fall back on. */
export const shares = Object.fromEntries(
  [...sharedLibraries, ...sharedModules].map((name) => [name, once]),
)
