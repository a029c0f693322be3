import { anchors, paths } from '@fivefold/shared/routing/paths'

export interface ResellerTier {
  name: 'Authorized' | 'Gold' | 'Platinum'
  target: string
  margin: string
  /** Percent of the list price; the ends of `margin`. */
  from: number
  to: number
}

export const resellersContent = {
  hero: {
    eyebrow: 'Resellers',
    title: 'A margin that grows with what you sell',
    lead: 'Three tiers, measured once a year. You own the contract, the invoice and the relationship; we stand behind you.',
    pricing: { label: 'See what customers pay', to: paths.pricing },
    apply: { label: 'Apply as reseller', to: anchors.apply },
  },
  tiers: [
    { name: 'Authorized', target: '$50K/year', margin: '20-25%', from: 20, to: 25 },
    { name: 'Gold', target: '$250K/year', margin: '25-30%', from: 25, to: 30 },
    { name: 'Platinum', target: '$1M/year', margin: '30-35%', from: 30, to: 35 },
  ] satisfies ResellerTier[],
  chart: { axis: 'Margin on the list price', sales: 'Sales' },
  table: {
    title: 'The tiers, line by line',
    caption: 'Reseller tiers',
    first: 'Term',
    target: 'Yearly sales',
    margin: 'Margin',
    rows: [
      { name: 'Protection of a registered deal', values: ['90 days', '120 days', '180 days'] },
      { name: 'Marketing funds', values: ['None', '2% of sales', '4% of sales'] },
      { name: 'Demonstration workspaces', values: ['1', '5', 'Unlimited'] },
      { name: 'Partner manager', values: ['Shared', 'Named', 'Named, with an engineer'] },
      { name: 'First-line support', values: ['Ours', 'Yours or ours', 'Yours or ours'] },
    ],
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
