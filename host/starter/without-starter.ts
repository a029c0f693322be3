import { trackEvent } from '@fivefold/shared/analytics/track'
import { reportWebVitals } from '@fivefold/shared/analytics/vitals'
import { fadeDocuments } from './fade-documents'
import { showLateFace } from './late-face'
import { refuseDroppedFiles } from './refuse-dropped-files'
import { keepVisitedPages } from './workers/keep-visited-pages'

/** Does for a running host what the starter does on pages that wait (start-page.ts). */
export function runStarterTasks() {
  keepVisitedPages()
  fadeDocuments()
  refuseDroppedFiles()
  void showLateFace()
  reportWebVitals(trackEvent)
}
