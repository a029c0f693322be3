import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { ComparisonGroup } from '../../comparison/comparison-table'

export interface CertificationLevel {
  name: string
  /** Enterprise deployments delivered; drawn as that many dots. */
  deployments: number
  requirement: string
  text: string
}

interface Phase {
  weeks: string
  name: string
  you: string
  us: string
  /** Who is responsible for the result. */
  lead: 'you' | 'us'
}

export const integratorsContent = {
  hero: {
    eyebrow: 'System integrators',
    title: 'Certified by what you have put into production',
    lead: 'Exams show that somebody has read the manual. Our levels count deployments that customers run on.',
  },
  levels: [
    {
      name: 'Associate',
      deployments: 1,
      requirement: '1 deployment',
      text: 'Your first project is live, with one of our architects beside you.',
    },
    {
      name: 'Professional',
      deployments: 5,
      requirement: '5+ deployments',
      text: 'You lead on your own, and we send you customers who ask for a partner.',
    },
    {
      name: 'Expert',
      deployments: 15,
      requirement: '15+ enterprise deployments',
      text: 'You take on rollouts across countries and train other partners.',
    },
  ] satisfies CertificationLevel[],
  brings: {
    title: 'What each level brings',
    caption: 'Benefits by certification level',
    rowKind: 'Benefit',
    columnKind: 'Level',
    groups: [
      {
        name: 'Customers',
        rows: [
          {
            feature: 'Listed in the partner directory',
            values: { Associate: true, Professional: true, Expert: 'First page' },
          },
          {
            feature: 'Customers introduced by us',
            values: { Associate: false, Professional: 'Region', Expert: 'All regions' },
          },
          {
            feature: 'Joint case study',
            values: { Associate: false, Professional: '1 a year', Expert: '4 a year' },
          },
        ],
      },
      {
        name: 'Help',
        rows: [
          {
            feature: 'Architect on your project',
            values: { Associate: 'Always', Professional: 'On request', Expert: 'On request' },
          },
          {
            feature: 'Access to releases ahead of time',
            values: { Associate: false, Professional: '2 weeks', Expert: '6 weeks' },
          },
          {
            feature: 'Seats in the learning tracks',
            values: { Associate: '5', Professional: '20', Expert: 'Unlimited' },
          },
        ],
      },
    ] satisfies ComparisonGroup[],
  },
  lanes: {
    title: 'Eight weeks, and who carries what',
    lead: 'In each phase the filled lane answers for the result.',
    you: 'You',
    us: 'Our team',
    leads: 'leads',
    phases: [
      {
        weeks: 'Weeks 1-2',
        name: 'Discovery',
        you: 'Pick the process, measure it as it is',
        us: 'Process map templates and a second opinion',
        lead: 'you',
      },
      {
        weeks: 'Weeks 3-4',
        name: 'Integration',
        you: 'Access, connectors, first data',
        us: 'Connector engineers on call',
        lead: 'you',
      },
      {
        weeks: 'Weeks 5-6',
        name: 'Customization',
        you: 'Flows and screens with the customer’s team',
        us: 'Review of every flow before it is published',
        lead: 'you',
      },
      {
        weeks: 'Weeks 7-8',
        name: 'Launch',
        you: 'Training, first week on site',
        us: 'Capacity, monitoring, support in 2 hours',
        lead: 'us',
      },
    ] satisfies Phase[],
  },
  closing: {
    title: 'Send us your first project',
    text: 'Associates start with a customer they already have. Apply with it, and an architect joins your kickoff.',
    first: { label: 'Apply as integrator', to: anchors.apply },
    second: { label: 'See the learning tracks', to: paths.learn },
  },
} as const
