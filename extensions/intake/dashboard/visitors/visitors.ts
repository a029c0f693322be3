import { fetchedView } from '../fetched-view'

/** Everything that visitors have sent to the intake, for its operators. */
export const visitors = {
  name: 'visitors',
  title: 'All visitors',
  lead: 'What the intake has received. It stays there, and not in this browser.',
  View: fetchedView(() => import('./visitors-view').then((m) => m.VisitorsView)),
}
