import { operationSchema } from '../model/define-operation'
import { defaultPreferences } from '../accounts/user'
import { emptyState, type SiteState } from './site-state'
import { seedArticles } from './seed-articles-content'
import { seedCaseStudies, seedResources } from './seed-library-content'

const opening = '2026-01-12T09:00:00.000Z'

/**
 * The state of a first visit, from which static pages are rendered, too. Fixed ids and times make server and browser
 * agree. Nobody is signed in.
 */
export const seededState: SiteState = {
  ...emptyState,
  users: [
    {
      id: 'user-avery-admin',
      email: 'admin@fivefold.example',
      name: 'Avery Admin',
      role: 'admin',
      company: 'Fivefold',
      phone: '',
      created_at: opening,
      last_login: null,
      preferences: defaultPreferences,
    },
    {
      id: 'user-casey-customer',
      email: 'customer@fivefold.example',
      name: 'Casey Customer',
      role: 'customer',
      company: 'Northwind Traders',
      phone: '',
      created_at: opening,
      last_login: null,
      preferences: defaultPreferences,
    },
  ],
  resources: seedResources,
  caseStudies: seedCaseStudies,
  kbArticles: seedArticles,
  roadmapItems: [
    {
      id: 'roadmap-cortex-memory',
      title: 'Shared memory for Cortex Companion teams',
      description:
        'Cortex Companion remembers decisions, definitions and open questions per team, so that a colleague can pick up a conversation where another left it. Every remembered fact names its source and can be corrected or deleted.',
      category: 'Cortex Companion',
      status: 'in-progress',
      priority: 'high',
      vote_count: 128,
      planned_release: 'Q1 2027',
      created_at: '2026-05-04T09:00:00.000Z',
      updated_at: '2026-10-19T09:00:00.000Z',
    },
    {
      id: 'roadmap-workflow-dry-runs',
      title: 'Dry runs for Smart Workflows',
      description:
        'Run a workflow against last week’s events before switching it on. The report lists every action it would have taken, every record it would have changed and every approval it would have waited for.',
      category: 'Smart Workflows',
      status: 'planned',
      priority: 'medium',
      vote_count: 74,
      planned_release: 'Q2 2027',
      created_at: '2026-06-15T09:00:00.000Z',
      updated_at: '2026-09-28T09:00:00.000Z',
    },
  ],
}

/** Replaces everything stored with the seeds. */
export const storeReset = Object.assign((): SiteState => seededState, {
  schema: operationSchema('storeReset', {}),
})

/** Without users, loads the seeds into every empty collection. */
export function withSeeds(state: SiteState): SiteState {
  return state.users.length > 0 ? state : withCatalogue({ ...state, users: seededState.users })
}

/** Fills every empty collection of the site's own content. */
export function withCatalogue(state: SiteState): SiteState {
  const { resources, caseStudies, kbArticles, roadmapItems } = state
  return {
    ...state,
    resources: resources.length > 0 ? resources : seededState.resources,
    caseStudies: caseStudies.length > 0 ? caseStudies : seededState.caseStudies,
    kbArticles: kbArticles.length > 0 ? kbArticles : seededState.kbArticles,
    roadmapItems: roadmapItems.length > 0 ? roadmapItems : seededState.roadmapItems,
  }
}
