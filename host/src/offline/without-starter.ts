import { trackEvent } from '@fivefold/shared/analytics/track'
import { reportWebVitals } from '@fivefold/shared/analytics/vitals'
import { keepVisitedPages } from './keep-visited-pages'

/** Does what the starter does on pages that wait (host/starter/start-page.ts). */
export function standIn() {
  keepVisitedPages()
  reportWebVitals(trackEvent)
}
