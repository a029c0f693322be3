import type { ComponentType } from 'react'
import { EndOtherSessions } from '../../extensions/intake/portal/end-other-sessions'

/** Optional parts of the profile. A constant of the build: a site without an intake has none of their code. */
export const extensions: readonly ComponentType[] = import.meta.env.VITE_INTAKE
  ? [EndOtherSessions]
  : []
