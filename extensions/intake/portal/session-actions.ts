import { readSiteConfig } from '@fivefold/shared/site-config'
import { EndOtherSessions } from './end-other-sessions'

/** Actions on sessions, which only an intake keeps. */
export const sessionActions = readSiteConfig().intake ? [EndOtherSessions] : []
