import { paths } from '@fivefold/shared/routing/paths'
import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'

export const routeList = [
  {
    path: paths.admin,
    title: 'Admin dashboard',
    description:
      'Platform figures and accounts, plus the leads, tickets, votes and client errors stored in this browser, with filters and CSV export.',
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
