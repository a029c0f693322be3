import { associateSeats, professionalSeats } from '../../facts/learning'
import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import { paths } from '@fivefold/shared/routing/paths'
import type { ComparisonGroup } from '../../comparison/comparison-table'
import { applyHref } from '../apply-link'

export const integratorsContent = {
  hero: {
    eyebrow: 'System integrators',
    title: 'Get certified for what you’ve shipped',
    lead: 'We certify deployments, not exam scores. Each level counts the projects your customers rely on.',
  },
  /* `deployments` are enterprise deployments delivered, drawn as that many dots. */
  levels: [
    {
      name: 'Associate',
      deployments: 1,
      requirement: '1 deployment',
      text: 'Your first project is live, with one of our architects at your side.',
    },
    {
      name: 'Professional',
      deployments: 5,
      requirement: '5+ deployments',
      text: 'You lead projects on your own, and we refer customers who ask for a partner.',
    },
    {
      name: 'Expert',
      deployments: 15,
      requirement: '15+ enterprise deployments',
      text: 'You run multi-country rollouts and train other partners.',
    },
  ],
  brings: {
    title: 'Benefits by level',
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
            feature: 'Customer referrals',
            values: { Associate: false, Professional: 'Region', Expert: 'All regions' },
          },
          {
            feature: 'Joint case study',
            values: { Associate: false, Professional: '1 a year', Expert: '4 a year' },
          },
        ],
      },
      {
        name: 'Support',
        rows: [
          {
            feature: 'Architect on your projects',
            values: { Associate: 'Always', Professional: 'On request', Expert: 'On request' },
          },
          {
            feature: 'Early access to releases',
            values: { Associate: false, Professional: '2 weeks', Expert: '6 weeks' },
          },
          {
            feature: 'Seats in the learning tracks',
            values: {
              Associate: String(associateSeats),
              Professional: String(professionalSeats),
              Expert: 'Unlimited',
            },
          },
        ],
      },
    ] satisfies ComparisonGroup[],
  },
  lanes: {
    title: 'Eight weeks, with clear roles',
    lead: 'In each phase, the highlighted team owns the result.',
    you: 'You',
    us: 'Our team',
    leads: 'leads',
    /* `lead` is the party that is responsible for the result. */
    phases: [
      {
        weeks: 'Weeks 1-2',
        name: 'Discovery',
        you: 'Choose the process and measure it as it runs today',
        us: 'Process map templates and a second opinion',
        lead: 'you',
      },
      {
        weeks: 'Weeks 3-4',
        name: 'Integration',
        you: 'Access, connectors and first data',
        us: 'Connector engineers on call',
        lead: 'you',
      },
      {
        weeks: 'Weeks 5-6',
        name: 'Customization',
        you: 'Flows and screens, built with the customer’s team',
        us: 'A review of every flow before it goes live',
        lead: 'you',
      },
      {
        weeks: 'Weeks 7-8',
        name: 'Launch',
        you: 'Training and the first week on site',
        us: `Capacity, monitoring and support within ${supportAnswerHours} hours`,
        lead: 'us',
      },
    ],
  },
  closing: {
    title: 'Bring us your first project',
    text: 'Associates start with a customer they already have. Tell us about yours, and an architect joins your kickoff.',
    primary: { label: 'Apply as an integrator', to: applyHref('integrator') },
    secondary: { label: 'See the learning tracks', to: paths.learn },
  },
} as const
