import { readSiteConfig } from '@fivefold/shared/site-config'
import { health } from './health/health'
import { visitors } from './visitors/visitors'

/** What operators of a site with an intake see. */
export const intakeViews = readSiteConfig().intake ? [visitors, health] : []
