import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { LeadContext } from '../lead-context/lead-context'
import { hrefWith } from '../lead-context/lead-link'

/** The section that says how to apply, for one of the programs. */
export const applyHref = (topic: LeadContext['topic']) =>
  hrefWith(paths.partnerships, { topic }) + anchors.apply.slice(paths.partnerships.length)
