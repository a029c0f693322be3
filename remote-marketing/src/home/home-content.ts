import { brand } from '@fivefold/shared/brand'
import { guidedTrialDays } from '@fivefold/shared/facts/plan-terms'
import {
  ownIntegrations,
  syncSeconds,
  timeSavedPercent,
  uptimePercent,
} from '@fivefold/shared/facts/service-levels'
import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { hrefWith } from '../lead-context/lead-link'

export interface ProductLink {
  label: string
  /** Added to the label for screen readers, whose users lack the visual context. */
  about?: string
  to: string
}

interface SuiteProduct {
  product: ProductName
  description: string
  link: ProductLink
}

const products: readonly SuiteProduct[] = [
  {
    product: 'cortex',
    description: 'Ask in plain language. Get the answer, its sources and the next step.',
    link: { label: 'Learn More', about: 'about Cortex Companion', to: paths.cortex },
  },
  {
    product: 'integ',
    description: `CRM, ERP, help desk and warehouse, in sync in under ${syncSeconds} seconds.`,
    link: { label: 'See Integ', to: anchors.integ },
  },
  {
    product: 'pipelines',
    description: 'Cleans, joins and checks every record, and shows where it came from.',
    link: { label: 'See Data Pipelines', to: anchors.pipelines },
  },
  {
    product: 'workflows',
    description: 'Moves work between teams and pauses for decisions.',
    link: { label: 'See Smart Workflows', to: anchors.workflows },
  },
  {
    product: 'scd',
    description: 'Draw the app your team needs. Publish it the same afternoon.',
    link: { label: 'See SCD', to: anchors.scd },
  },
]

export const homeContent = {
  hero: {
    title: 'Transform Your Enterprise with AI-Native Automation',
    lead: `${brand.name} connects the systems you run, answers questions from them in plain language, and handles the routine work in between.`,
    primary: { label: 'Get a demo', to: hrefWith(paths.demo, { demo: 'platform' }) },
    secondary: { label: 'See the platform', to: paths.platform },
    stats: [
      { figure: `${timeSavedPercent}%`, label: 'time saved' },
      { figure: `${ownIntegrations}+`, label: 'integrations' },
      { figure: '24/7', label: 'AI support' },
      { figure: `${uptimePercent}%`, label: 'uptime' },
    ],
  },
  cortex: {
    title: 'Meet Cortex Companion',
    lead: 'The assistant your teams talk to. It reads only what they’re allowed to see, shows its work, and asks before it changes anything.',
    features: [
      {
        id: 'sources',
        title: 'Answers with sources',
        text: 'Every figure links to its record, with the system and the time it was read.',
      },
      {
        id: 'approval',
        title: 'Actions that wait for approval',
        text: 'It drafts the refund, the ticket, the report. Nothing goes out until the right person approves.',
      },
      {
        id: 'permissions',
        title: 'Permissions from the source',
        text: 'Ask the same question as a manager and as an analyst, and you get different rows.',
      },
    ],
  },
  suite: {
    title: 'Complete Platform Suite',
    lead: 'Start with one product and add the rest when you need them. All five share the same connections, permissions and audit log.',
    products,
  },
  call: {
    title: 'Bring one process. Leave with a plan to automate it.',
    lead: 'In one session we map a process you choose, on your own systems, and tell you what it takes.',
    primary: { label: 'Schedule a Demo', to: hrefWith(paths.demo, { demo: 'custom' }) },
    secondary: { label: 'View Case Studies', to: paths.caseStudies },
    promises: [
      { title: 'Free Consultation', text: 'An hour with a solutions engineer. No obligation.' },
      {
        title: `${guidedTrialDays}-Day Trial`,
        text: 'Set up with you after the demo, on your own data.',
      },
      { title: '24/7 Support', text: 'An engineer is on call around the clock.' },
    ],
  },
} as const
