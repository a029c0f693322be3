import { trackEvent } from '@fivefold/shared/analytics/track'
import { reportWebVitals } from '@fivefold/shared/analytics/vitals'
import { takeEarlyActions } from './actions/early-actions'
import { fadeDocuments } from './fade-documents'
import { publishedLoader } from './page-loader'
import { keepVisitedPages } from './workers/keep-visited-pages'

/** Does for a running host what the starter does on pages that wait (start-page.ts). */
export function standIn() {
  if (!import.meta.env.DEV) takeEarlyActions(publishedLoader().events)
  keepVisitedPages()
  fadeDocuments()
  reportWebVitals(trackEvent)
}
