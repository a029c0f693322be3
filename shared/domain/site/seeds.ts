import { operationSchema } from '../model/define-operation'
import { seedRoadmap } from './seed-roadmap-content'
import { seedUsers } from './seed-users-content'
import { emptyState, type SiteState } from './site-state'
import { seedArticles } from './seed-articles-content'
import { seedCaseStudies, seedResources } from './seed-library-content'

/**
 * The state of a first visit, from which static pages are rendered, too. Fixed ids and times make server and browser
 * agree. Nobody is signed in.
 */
export const seededState: SiteState = {
  ...emptyState,
  users: seedUsers,
  resources: seedResources,
  caseStudies: seedCaseStudies,
  kbArticles: seedArticles,
  roadmapItems: seedRoadmap,
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
