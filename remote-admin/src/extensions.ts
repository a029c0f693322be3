import type { ExtraView } from './address/extra-view'
import { health } from '../../extensions/intake/dashboard/health/health'
import { visitors } from '../../extensions/intake/dashboard/visitors/visitors'

/** Optional parts of the dashboard. A constant of the build: a site without an intake has none of its code. */
export const extensions: readonly ExtraView[] = import.meta.env.VITE_INTAKE
  ? [visitors, health]
  : []
