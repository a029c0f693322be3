import { readSiteConfig } from '@fivefold/shared/site-config'
import { health } from './health/health'
import { visitors } from './visitors/visitors'

/** The views of operators. Sites without an intake have none. */
export const intakeViews = readSiteConfig().intake ? [visitors, health] : []
