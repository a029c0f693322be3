import { brand } from '@fivefold/shared/brand'
import { platformDemoMinutes } from '@fivefold/shared/facts/demos'
import { northwindAfter, northwindBefore } from '../facts/customer-results'
import { paths, resourcesHref } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { hrefWith } from '../lead-context/lead-link'

export interface Video {
  id: string
  title: string
  description: string
  /** Minutes and seconds. */
  length: string
  posted: string
  views: number
  tags: readonly string[]
  product: ProductName
}

const videos: readonly Video[] = [
  {
    id: 'Fv5CtxTour1',
    title: 'Cortex Companion in one working day',
    description:
      'An operations manager asks eleven questions between nine and five. You see every answer, the systems behind it, and the two times Cortex says it doesn’t know.',
    length: '8:42',
    posted: '2026-09-18',
    views: 12_480,
    tags: ['Cortex Companion', 'Product tour'],
    product: 'cortex',
  },
  {
    id: 'Fv5IntegCrm',
    title: 'Sync a CRM and an ERP from scratch in 19 minutes',
    description:
      'Sign in to both, map the fields, run the first sync, then break it on purpose and watch it recover.',
    length: '19:05',
    posted: '2026-07-02',
    views: 8_136,
    tags: ['Integ', 'Walkthrough'],
    product: 'integ',
  },
  {
    id: 'Fv5ScdDesk1',
    title: 'Building a returns desk with SCD',
    description:
      'From an empty canvas to a published app with a form, a queue, an approval and a report.',
    length: '14:27',
    posted: '2026-05-21',
    views: 5_902,
    tags: ['SCD', 'Smart Workflows'],
    product: 'scd',
  },
]

export const resourcesContent = {
  hero: {
    title: 'See it work, then learn how',
    lead: 'Unscripted product videos, and the guide our engineers give to customers.',
    channel: { label: 'Open the video channel', to: brand.links.videoChannel },
  },
  library: {
    title: 'Library',
    all: 'All',
    chipsLabel: 'Category',
    gated: 'On request',
    open: 'Free to read',
    ask: 'Request a copy',
    read: 'Read the guide',
    empty: 'There’s nothing under “{category}” yet.',
    emptyAction: 'Show the whole library',
  },
  guide: {
    back: { label: 'All resources', to: paths.resources },
    updated: 'Updated',
    contents: 'In this guide',
    next: {
      title: 'Ready to connect your first system?',
      text: `Bring the three systems you’d start with. We’ll connect one of them with you in ${platformDemoMinutes} minutes.`,
      primary: {
        label: 'Request a demo',
        to: hrefWith(paths.demo, { demo: 'platform', product: 'integ' }),
      },
      secondary: { label: 'See the developer docs', to: paths.developers },
    },
  },
  videos: { title: 'Three videos to start with', list: videos, play: 'Play video' },
  playlists: {
    title: 'Curated playlists',
    lead: 'In the order a new team should watch them.',
    list: [
      {
        id: 'first-week',
        title: 'Your first week',
        text: 'Accounts, permissions, your first connection and your first question.',
        amount: '7 videos, 48 minutes',
        product: 'integ',
        to: 'https://www.youtube.com/playlist?list=PLfivefold-first-week',
      },
      {
        id: 'patterns',
        title: 'Integration patterns',
        text: 'Two-way sync, late records, duplicates, backfills, and when not to sync at all.',
        amount: '12 videos, 2 hours',
        product: 'pipelines',
        to: 'https://www.youtube.com/playlist?list=PLfivefold-integration-patterns',
      },
      {
        id: 'approvals',
        title: 'Approvals people don’t mind',
        text: 'Workflows that ask the right person once, at the right moment.',
        amount: '5 videos, 36 minutes',
        product: 'workflows',
        to: 'https://www.youtube.com/playlist?list=PLfivefold-approvals',
      },
    ] satisfies readonly {
      id: string
      title: string
      text: string
      amount: string
      product: ProductName
      to: string
    }[],
  },
  shelves: {
    title: 'More to read',
    list: [
      {
        id: 'whitepapers',
        title: 'Whitepapers',
        text: 'Governance in regulated industries, with a checklist of 24 controls.',
        sample: null,
        to: resourcesHref('Whitepapers'),
      },
      {
        id: 'case-studies',
        title: 'Case studies',
        text: 'Three companies, with their numbers.',
        sample: `${northwindBefore} → ${northwindAfter}`,
        to: paths.caseStudies,
      },
      {
        id: 'developers',
        title: 'Developer documentation',
        text: 'Quick start, API endpoints, SDKs and the command line.',
        sample: 'POST /v1/cortex',
        to: paths.developers,
      },
    ],
  },
  newsletter: {
    title: 'Our monthly newsletter',
    text: 'What we shipped, what broke and what we learned. A four-minute read, and you can unsubscribe in one click.',
    missing: 'Enter your email address.',
    toast: {
      title: 'Subscribed!',
      description: 'The next issue goes to {email}.',
    },
    done: 'You’re on the list.',
  },
} as const
