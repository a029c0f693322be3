import type { ComponentType } from 'react'
import { usePart } from '@fivefold/shared/loading/use-part'
import { readSiteConfig } from '@fivefold/shared/site-config'
import { deskContent } from './desk/desk-content'
import { isAdmin } from './operator-role'
import { workContent } from './work/work-content'
import { intakeContent } from './intake-content'

/** The first view of an operator. */
const work = {
  name: 'overview',
  ...workContent.view,
  View: fetchedView(() => import('./work/work-view').then((m) => m.WorkView)),
}

/** The help desk, for the tickets of all visitors. */
const tickets = {
  name: 'tickets',
  ...deskContent.view,
  View: fetchedView(() => import('./desk/intake-tickets').then((m) => m.IntakeTickets)),
}

/** Everything else that visitors have sent to the intake, for its operators. */
const visitors = {
  name: 'visitors',
  isOffered: isAdmin,
  title: 'All visitors',
  lead: 'What the intake has received. It stays there, and not in this browser.',
  View: fetchedView(() => import('./visitors/visitors-view').then((m) => m.VisitorsView)),
}

/** Shows operators the errors and web vitals of each release in visitors' browsers. */
const health = {
  name: 'health',
  title: 'Health',
  lead: 'How each release fares in the browsers of visitors.',
  View: fetchedView(() => import('./health/health-view').then((m) => m.HealthView)),
}

/** The views of operators. Sites without an intake have none. */
export const intakeViews = readSiteConfig().intake ? [work, tickets, visitors, health] : []

/** A view whose code is fetched when it is shown, and again when the site is back. */
function fetchedView(load: () => Promise<ComponentType>): ComponentType {
  return function FetchedView() {
    const View = usePart(load, 'shown')
    return View ? <View /> : <p role="status">{intakeContent.loading}</p>
  }
}
