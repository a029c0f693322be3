import { paths } from '@fivefold/shared/routing/paths'
import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { portalTabHref } from './address/portal-address'

export const routeList = [
  {
    path: paths.portal,
    title: 'Customer portal',
    description:
      'Follow your support tickets, vote for what we build next and check your account: everything between you and the product team in one place.',
    access: access.signedIn,
    prerender: false,
    indexed: false,
    search: [
      {
        title: 'Customer portal',
        description: 'Your support tickets, roadmap votes and account at a glance.',
        type: 'page',
        category: 'Account',
        url: paths.portal,
      },
      {
        title: 'My support tickets',
        description: 'Every ticket you opened, its status and its history.',
        type: 'page',
        category: 'Account',
        url: portalTabHref('tickets'),
      },
      {
        title: 'Product roadmap',
        description: 'What is planned and in progress; vote for what matters to you.',
        type: 'page',
        category: 'Account',
        url: portalTabHref('roadmap'),
      },
    ],
  },
  {
    path: paths.profile,
    title: 'Profile and preferences',
    description:
      'Change your name, email, company and phone, choose which emails you get, export your data and see what this browser keeps about you.',
    access: access.signedIn,
    prerender: false,
    indexed: false,
    search: [
      {
        title: 'Profile and preferences',
        description: 'Your contact details, email preferences, security and data export.',
        type: 'page',
        category: 'Account',
        url: paths.profile,
      },
    ],
  },
] as const satisfies readonly RouteEntry[]
