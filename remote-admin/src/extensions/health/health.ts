import { lazy } from 'react'

/** How each release fares in the browsers of visitors, for operators of the intake. */
export const health = {
  name: 'health',
  title: 'Health',
  lead: 'How each release fares in the browsers of visitors.',
  // Marked as pure: other sites leave all of it out.
  View: /* @__PURE__ */ lazy(() =>
    import('./health-view').then((m) => ({ default: m.HealthView })),
  ),
}
