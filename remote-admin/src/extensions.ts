import type { ExtraView } from './address/extra-view'
import { intakeViews } from '../../extensions/intake/dashboard/intake-views'

/** Optional parts of the dashboard. */
export const extensions: readonly ExtraView[] = [intakeViews].flat()
