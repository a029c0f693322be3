import { lazy } from 'react'

/** Everything that visitors have sent to the intake, for its operators. */
export const visitors = {
  name: 'visitors',
  title: 'All visitors',
  lead: 'What the intake has received. It stays there, and not in this browser.',
  // Marked as pure: other sites leave all of it out.
  View: /* @__PURE__ */ lazy(() =>
    import('./visitors-view').then((m) => ({ default: m.VisitorsView })),
  ),
}
