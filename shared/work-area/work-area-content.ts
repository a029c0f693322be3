import { paths } from '../routing/paths'

export type WorkPlace = 'overview' | 'tickets' | 'roadmap' | 'profile' | 'admin'

interface WorkLink {
  place: WorkPlace
  label: string
  to: string
  /** The view that the link restores. */
  view?: string
  path: string
}

const { portal, profile, admin } = paths

/** In the order of the navigation; the last one is for admins. */
export const workLinks: readonly WorkLink[] = [
  { place: 'overview', label: 'Overview', path: portal, to: `${portal}?tab=overview` },
  {
    place: 'tickets',
    label: 'Tickets',
    path: portal,
    to: `${portal}?tab=tickets`,
    view: 'portal/tickets',
  },
  {
    place: 'roadmap',
    label: 'Roadmap',
    path: portal,
    to: `${portal}?tab=roadmap`,
    view: 'portal/roadmap',
  },
  { place: 'profile', label: 'Profile', path: profile, to: profile, view: 'profile' },
  { place: 'admin', label: 'Admin', path: admin, to: admin, view: 'admin' },
]

export const workAreaContent = {
  label: 'Workspace',
  newTickets: (count: number) =>
    count === 1 ? '1 ticket with news' : `${count} tickets with news`,
} as const
