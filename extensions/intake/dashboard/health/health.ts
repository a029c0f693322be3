import { fetchedView } from '../fetched-view'

/** Shows operators the errors and web vitals of each release in visitors' browsers. */
export const health = {
  name: 'health',
  title: 'Health',
  lead: 'How each release fares in the browsers of visitors.',
  View: fetchedView(() => import('./health-view').then((m) => m.HealthView)),
}
