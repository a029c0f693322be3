import { paths } from '@fivefold/shared/routing/paths'
import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { portalTabHref } from './address/portal-address'

export const routeList = [
  {
    path: paths.portal,
    title: 'Customer portal',
    description:
      'Follow your support tickets, vote on what we build next and manage your account, all in one place. Sign in to open your portal.',
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
        description: 'See what’s planned and in progress, and vote for what matters to you.',
        type: 'page',
        category: 'Account',
        url: portalTabHref('roadmap'),
      },
    ],
    searchTexts: [
      {
        title: 'Roadmap: see what we build next, and vote',
        text: 'The product roadmap is in the customer portal. Sign in to see what is planned and in progress, and to suggest an idea.',
        url: portalTabHref('roadmap'),
        asked: 'upcoming features, feature requests',
      },
    ],
    synonyms: ['roadmap, road map, product plans, upcoming features'],
  },
  {
    path: paths.profile,
    title: 'Profile and preferences',
    description:
      'Update your name, email, company and phone, choose which emails you get, export your data and see what this browser stores.',
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
