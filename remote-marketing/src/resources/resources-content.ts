import { brand } from '@fivefold/shared/brand'
import { paths, resourcesHref } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'

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
      'An operations manager asks eleven questions between nine and five. You see each answer, the systems it came from, and the two places where it says it does not know.',
    length: '8:42',
    posted: '2026-09-18',
    views: 12_480,
    tags: ['Cortex Companion', 'Product tour'],
    product: 'cortex',
  },
  {
    id: 'Fv5IntegCrm',
    title: 'A CRM and an ERP in sync, from nothing, in 19 minutes',
    description:
      'Sign in to both, map the fields, run the first sync, break it on purpose and watch it recover.',
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
      'From an empty canvas to a published app: a form, a queue, an approval and a report.',
    length: '14:27',
    posted: '2026-05-21',
    views: 5_902,
    tags: ['SCD', 'Smart Workflows'],
    product: 'scd',
  },
]

export const resourcesContent = {
  hero: {
    title: 'Watch it work. Then read how.',
    lead: 'Product films without a narrator from marketing, and the papers our engineers hand to customers.',
    channel: { label: 'Open the video channel', to: brand.links.videoChannel },
  },
  library: {
    title: 'Library',
    all: 'All',
    chipsLabel: 'Category',
    gated: 'On request',
    open: 'Free to read',
    ask: 'Ask for a copy',
    empty: 'Nothing is filed under “{category}” yet.',
    emptyAction: 'Show the whole library',
  },
  videos: { title: 'Three films to start with', list: videos, play: 'Play video' },
  playlists: {
    title: 'Curated playlists',
    lead: 'In the order a new team would watch them.',
    list: [
      {
        id: 'first-week',
        title: 'The first week',
        text: 'Accounts, permissions, the first connection, the first question.',
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
        title: 'Approvals that people like',
        text: 'Workflows that ask once, at the right moment, the right person.',
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
    title: 'Or go straight to the shelf',
    list: [
      {
        id: 'whitepapers',
        title: 'Whitepapers',
        text: 'Governance, architecture and cost, with the checklists we use ourselves.',
        sample: null,
        to: resourcesHref('Whitepapers'),
      },
      {
        id: 'case-studies',
        title: 'Case studies',
        text: 'Three companies and their figures.',
        sample: '2.4 days → 6 minutes',
        to: paths.caseStudies,
      },
      {
        id: 'developers',
        title: 'Developer documentation',
        text: 'Quick start, endpoints, SDKs and the command line.',
        sample: 'POST /v1/cortex',
        to: paths.developers,
      },
    ],
  },
  newsletter: {
    title: 'One letter a month',
    text: 'What we shipped, what broke and what we learned from it. Four minutes to read, and a link to stop it in every issue.',
    missing: 'Enter the address the letter should go to.',
    toast: {
      title: 'Subscribed!',
      description: 'The next letter comes to {email}.',
    },
    done: 'You are on the list.',
  },
} as const
