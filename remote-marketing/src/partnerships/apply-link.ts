import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { LeadContext } from '../lead-context/lead-context'
import { hrefWith } from '../lead-context/lead-link'

/** Links to the section about applying, with the program as topic. */
export const applyHref = (topic: LeadContext['topic']) =>
  hrefWith(paths.partnerships, { topic }) + anchors.apply.slice(paths.partnerships.length)
