import { paths } from '@fivefold/shared/routing/paths'
import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'

export const routeList = [
  {
    path: paths.admin,
    title: 'Admin dashboard',
    description:
      'Headline figures and accounts of the platform, and the leads, tickets, votes and client errors that this browser holds, with filters and CSV.',
    access: access.admins,
    prerender: false,
    indexed: false,
    search: [
      {
        title: 'Admin Dashboard',
        description: 'Figures, leads, tickets, votes, accounts and client errors.',
        type: 'page',
        category: 'Account',
        url: paths.admin,
      },
    ],
  },
] as const satisfies readonly RouteEntry[]
