import { createStore } from 'zustand/vanilla'
import { seededState } from '../domain/site/seeds'
import type { SiteState } from '../domain/site/site-state'

/**
 * The one store of the site: for site-store, for the host's services to pages that draw themselves, and
 * for tests that need records no command makes.
 * On a server and during hydration it holds the seeds with nobody signed in.
 */
export const stateStore = createStore<SiteState>(() => seededState)
