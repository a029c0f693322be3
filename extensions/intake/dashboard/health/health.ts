import { lazy } from 'react'

/** Shows operators the errors and web vitals of each release in visitors' browsers. */
export const health = {
  name: 'health',
  title: 'Health',
  lead: 'How each release fares in the browsers of visitors.',
  View: lazy(() => import('./health-view').then((m) => ({ default: m.HealthView }))),
}
