import type { ComponentType } from 'react'
import { mailPreferences } from '../../extensions/intake/portal/mail-preferences'
import { sessionActions } from '../../extensions/intake/portal/session-actions'

/** Optional parts of the profile. */
export const extensions: readonly ComponentType[] = [sessionActions].flat()

/** In place of the choice of mails about tickets. */
export const mailChoices: readonly ComponentType[] = [mailPreferences].flat()
