import { applicationReviewHours } from '@fivefold/shared/facts/answer-times'
import { paths } from '@fivefold/shared/routing/paths'
import { resellerTiers } from '../../facts/partner-terms'
import type { ComparisonGroup } from '../../comparison/comparison-table'
import { applyHref } from '../apply-link'

const ofEachTier = (fact: 'target' | 'margin') =>
  Object.fromEntries(resellerTiers.map((tier) => [tier.name, tier[fact]]))

export const resellersContent = {
  hero: {
    eyebrow: 'Resellers',
    title: 'A margin that grows with what you sell',
    lead: 'Three tiers, reviewed once a year. You own the contract, the invoice and the relationship. We support you behind the scenes.',
    pricing: { label: 'See pricing', to: paths.pricing },
    apply: { label: 'Apply as a reseller', to: applyHref('reseller') },
  },
  tiers: resellerTiers,
  chart: { axis: 'Margin on list price', sales: 'Sales' },
  table: {
    title: 'Compare the tiers',
    caption: 'Reseller tiers',
    rowKind: 'Term',
    columnKind: 'Tier',
    groups: [
      {
        name: 'What you sell and earn',
        rows: [
          { feature: 'Yearly sales', values: ofEachTier('target') },
          { feature: 'Margin', values: ofEachTier('margin') },
        ],
      },
      {
        name: 'How we support you',
        rows: [
          {
            feature: 'Deal protection',
            values: { Authorized: '90 days', Gold: '120 days', Platinum: '180 days' },
          },
          {
            feature: 'Marketing development funds',
            values: { Authorized: false, Gold: '2% of sales', Platinum: '4% of sales' },
          },
          {
            feature: 'Demo workspaces',
            values: { Authorized: '1', Gold: '5', Platinum: 'Unlimited' },
          },
          {
            feature: 'Partner manager',
            values: {
              Authorized: 'Named, shared',
              Gold: 'Dedicated',
              Platinum: 'Dedicated, plus an engineer',
            },
          },
          {
            feature: 'First-line support',
            values: { Authorized: 'By us', Gold: 'By you or us', Platinum: 'By you or us' },
          },
        ],
      },
    ] satisfies ComparisonGroup[],
  },
  example: {
    title: 'What you earn on a deal',
    lead: 'A subscription with a list price of $100,000 per year, renewed every year at the same margin.',
    /** Dollars a year. */
    listPrice: 100_000,
    note: 'The lower figure is the margin when you enter a tier. The higher one is the margin as you reach the target of the next.',
  },
  questions: {
    title: 'Common questions',
    items: [
      {
        id: 'registration',
        question: 'How do I register a deal?',
        answer: `Name the customer and the process they want to automate. We confirm within ${applicationReviewHours} hours. While a deal is protected, no one else can quote on it, including our own sales team.`,
      },
      {
        id: 'renewal',
        question: 'Who earns the renewal?',
        answer:
          'You do, at the margin of your tier on the renewal date, for as long as the customer stays with you.',
      },
      {
        id: 'tier',
        question: 'What happens if I have a slow year?',
        answer:
          'You keep your tier for another year. You move up as soon as you reach a target, and move down only after two years below it.',
      },
      {
        id: 'prices',
        question: 'Can I set my own prices?',
        answer:
          'Yes. The list price is the one in the calculator on our pricing page, and the margin is yours to keep or pass on. We only ask that your customer sees our terms of service.',
      },
    ],
  },
  closing: {
    title: 'Have a customer in mind?',
    text: 'Include them in your application. If the program is a fit, we register your first deal the same day.',
    primary: { label: 'Apply as a reseller', to: applyHref('reseller') },
    secondary: { label: 'Compare plans', to: paths.pricing },
  },
} as const
