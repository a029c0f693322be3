import type { ComponentType } from 'react'
import { sessionActions } from '../../extensions/intake/portal/session-actions'

/** Optional parts of the profile. */
export const extensions: readonly ComponentType[] = [sessionActions].flat()
