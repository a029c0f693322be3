import { lazy } from 'react'

/** Shows operators the errors and web vitals of each release in visitors' browsers. */
export const health = {
  name: 'health',
  title: 'Health',
  lead: 'How each release fares in the browsers of visitors.',
  // Marked as pure: other sites leave all of it out.
  View: /* @__PURE__ */ lazy(() =>
    import('./health-view').then((m) => ({ default: m.HealthView })),
  ),
}
