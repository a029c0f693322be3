import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { ComparisonGroup } from '../../comparison/comparison-table'

export interface ResellerTier {
  name: 'Authorized' | 'Gold' | 'Platinum'
  target: string
  margin: string
  /** Percent of the list price; the ends of `margin`. */
  from: number
  to: number
}

const tiers: readonly ResellerTier[] = [
  { name: 'Authorized', target: '$50K/year', margin: '20-25%', from: 20, to: 25 },
  { name: 'Gold', target: '$250K/year', margin: '25-30%', from: 25, to: 30 },
  { name: 'Platinum', target: '$1M/year', margin: '30-35%', from: 30, to: 35 },
]

const ofEachTier = (fact: 'target' | 'margin') =>
  Object.fromEntries(tiers.map((tier) => [tier.name, tier[fact]]))

export const resellersContent = {
  hero: {
    eyebrow: 'Resellers',
    title: 'A margin that grows with what you sell',
    lead: 'Three tiers, measured once a year. You own the contract, the invoice and the relationship; we stand behind you.',
    pricing: { label: 'See what customers pay', to: paths.pricing },
    apply: { label: 'Apply as reseller', to: anchors.apply },
  },
  tiers,
  chart: { axis: 'Margin on the list price', sales: 'Sales' },
  table: {
    title: 'The tiers, line by line',
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
        name: 'What stands behind you',
        rows: [
          {
            feature: 'Protection of a registered deal',
            values: { Authorized: '90 days', Gold: '120 days', Platinum: '180 days' },
          },
          {
            feature: 'Marketing funds',
            values: { Authorized: false, Gold: '2% of sales', Platinum: '4% of sales' },
          },
          {
            feature: 'Demonstration workspaces',
            values: { Authorized: '1', Gold: '5', Platinum: 'Unlimited' },
          },
          {
            feature: 'Partner manager',
            values: { Authorized: 'Shared', Gold: 'Named', Platinum: 'Named, with an engineer' },
          },
          {
            feature: 'First-line support',
            values: { Authorized: 'Ours', Gold: 'Yours or ours', Platinum: 'Yours or ours' },
          },
        ],
      },
    ] satisfies ComparisonGroup[],
  },
  example: {
    title: 'What a deal leaves with you',
    lead: 'A subscription with a list price of $100,000 a year, renewed each year at the same margin.',
    /** Dollars a year. */
    listPrice: 100_000,
    note: 'The lower figure is the margin of a new reseller in the tier, the higher one that of a reseller who reaches the target of the next.',
  },
  questions: {
    title: 'Before you sign',
    items: [
      {
        id: 'registration',
        question: 'How is a deal registered?',
        answer:
          'Name the customer and the process they want to automate. You hear within 48 hours whether the deal is yours, and nobody else, our own sales team included, can quote on it while it is protected.',
      },
      {
        id: 'renewal',
        question: 'Who earns the renewal?',
        answer:
          'You do, at the margin of the tier you are in on the day of the renewal, for as long as the customer stays with you.',
      },
      {
        id: 'tier',
        question: 'What happens when a year is slower?',
        answer:
          'You keep your tier for one more year. Tiers go up at once when you reach the target and go down after two years below it.',
      },
      {
        id: 'prices',
        question: 'May we set our own prices?',
        answer:
          'Yes. The list price is public and the margin is yours to keep or to give away. We only ask that the customer sees our terms of service.',
      },
    ],
  },
  closing: {
    title: 'Have a customer who asked?',
    text: 'Apply with their name. If the program fits, your first deal is registered the same day.',
    first: { label: 'Apply as reseller', to: anchors.apply },
    second: { label: 'Look at the plans', to: paths.pricing },
  },
} as const
