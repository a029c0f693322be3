import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'
import type { ComparisonGroup } from '../comparison/comparison-table'

export interface Plan {
  id: string
  name: string
  /** Empty where a plan has no price. */
  price: string
  /** Shown where there is no price. */
  scale?: string
  description: string
  features: readonly string[]
  cta: { label: string; to: string }
  popular: boolean
}

const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 'Coming Soon',
    description: 'For one department that wants its first process off the desk.',
    features: [
      'Up to 50 users',
      '5 integrations',
      '1GB storage',
      'Cortex Companion and Integ',
      'Community and email support',
    ],
    cta: { label: 'Join the waitlist', to: paths.waitlist },
    popular: false,
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 'Coming Soon',
    description: 'For companies that automate across departments and need approvals.',
    features: [
      'Up to 200 users',
      'Unlimited integrations',
      '50GB storage',
      'All five products',
      'Support answers within 2 hours',
    ],
    cta: { label: 'Get early access', to: paths.waitlist },
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: '',
    scale: 'Unlimited',
    description: 'For groups with their own identity, residency and audit rules.',
    features: [
      'Unlimited users, integrations and storage',
      'All five products',
      'Single sign-on and your own retention rules',
      'Private cloud or your data center',
      'A named engineer, 24/7 support',
    ],
    cta: { label: 'Contact Sales', to: paths.contact },
    popular: false,
  },
]

const everywhere = { starter: true, professional: true, enterprise: true }
const fromProfessional = { starter: false, professional: true, enterprise: true }
const enterpriseOnly = { starter: false, professional: false, enterprise: true }

const groups: readonly ComparisonGroup[] = [
  {
    name: 'Capacity',
    rows: [
      {
        feature: 'Users',
        values: { starter: 'Up to 50', professional: 'Up to 200', enterprise: 'Unlimited' },
      },
      {
        feature: 'Integrations',
        values: { starter: '5', professional: 'Unlimited', enterprise: 'Unlimited' },
      },
      {
        feature: 'Storage',
        values: { starter: '1GB', professional: '50GB', enterprise: 'Unlimited' },
      },
      {
        feature: 'Workspaces',
        values: { starter: '1', professional: '10', enterprise: 'Unlimited' },
      },
    ],
  },
  {
    name: 'Products',
    rows: [
      { feature: 'Cortex Companion', values: everywhere },
      { feature: 'Integ', values: everywhere },
      { feature: 'Data Pipelines', values: fromProfessional },
      { feature: 'Smart Workflows', values: fromProfessional },
      { feature: 'SCD', values: fromProfessional },
      { feature: 'ML Workbench', values: enterpriseOnly },
    ],
  },
  {
    name: 'Security',
    rows: [
      { feature: 'Role-based access', values: everywhere },
      {
        feature: 'Audit log',
        values: { starter: '30 days', professional: '1 year', enterprise: 'Your retention' },
      },
      { feature: 'Single sign-on', values: fromProfessional },
      { feature: 'Data residency', values: enterpriseOnly },
      { feature: 'Hourly backups, kept 30 days', values: everywhere },
    ],
  },
  {
    name: 'Support',
    rows: [
      {
        feature: 'Answer to a support request',
        values: { starter: '2 hours', professional: '2 hours', enterprise: '2 hours' },
      },
      {
        feature: 'Emergency line',
        values: { starter: false, professional: '24/7', enterprise: '24/7' },
      },
      {
        feature: 'Onboarding',
        values: { starter: 'Guides', professional: '8-week plan', enterprise: 'On site' },
      },
      { feature: 'Uptime commitment of 99.9%', values: fromProfessional },
    ],
  },
]

export const pricingContent = {
  opening: {
    title: 'Plans that grow with the work you hand over',
    lead: 'Start with one process and one team. Move up when the next team asks.',
  },
  plans,
  popular: 'Most Popular',
  readiness: {
    badge: '63% complete',
    value: 63,
    label: 'Self-service billing',
    text: 'Self-service billing for Starter and Professional is being built; their prices are announced when it opens. A place on the waitlist keeps today’s terms for you.',
  },
  terms: [
    { title: '14-day free trial', text: 'No credit card.' },
    { title: '30-day money-back', text: 'For annual subscriptions.' },
    { title: 'Cancel anytime', text: 'For monthly plans.' },
  ],
  comparison: {
    title: 'What each plan includes',
    caption: 'Features of the plans Starter, Professional and Enterprise',
    columnKind: 'Plan',
    groups,
  },
  calculator: {
    title: 'Estimate your monthly price',
    lead: 'Move the sliders to what you need. The estimate stands in the address of this page, so a colleague sees what you see.',
    dimensions: {
      users: {
        label: 'Users',
        unit: '',
        note: 'First 50 included, then $10 each',
        extra: { one: 'extra user', other: 'extra users' },
      },
      integrations: {
        label: 'Integrations',
        unit: '',
        note: 'First 5 included, then $50 each',
        extra: { one: 'extra integration', other: 'extra integrations' },
      },
      storage: {
        label: 'Storage',
        unit: ' GB',
        note: 'First 10 GB included, then $20 for each GB',
        extra: { one: 'GB extra storage', other: 'GB extra storage' },
      },
    },
    receiptTitle: 'Your estimate',
    base: 'Base plan',
    total: 'Total',
    period: '/month',
    share: 'Share estimate',
    copy: 'Copy link',
    note: 'An estimate in US dollars without tax, not an offer.',
  },
  faq: {
    title: 'Questions about money',
    lead: 'Anything else goes to sales, who answer within 4 hours.',
    items: [
      {
        id: 'trial',
        question: 'Can we try it before we pay?',
        answer:
          'Yes. Every plan starts with a free trial of 14 days, without a credit card. After a demo with our team the trial is extended to 30 days on your own data.',
      },
      {
        id: 'announcement',
        question: 'When will the prices of Starter and Professional be announced?',
        answer:
          'With the opening of self-service billing. Whoever is on the waitlist hears it first and keeps the terms that applied on the day they joined.',
      },
      {
        id: 'refund',
        question: 'Do we get our money back if it does not fit?',
        answer:
          'Annual subscriptions come with a 30-day money-back guarantee, counted from the day your first integration goes live. One email is enough.',
      },
      {
        id: 'cancel',
        question: 'How do we cancel?',
        answer:
          'Monthly plans can be cancelled anytime and end with the month that is paid for. You can export your data for 30 days after that.',
      },
      {
        id: 'counting',
        question: 'Who counts as a user, and what as an integration?',
        answer:
          'A user is a person who asks, approves or builds. Reading a shared report is free. An integration is one connected system, however many workflows use it.',
      },
      {
        id: 'change',
        question: 'Can we change the plan later?',
        answer:
          'At any time and in both directions. Moving up applies at once and is charged by the day; moving down applies with the next billing period.',
      },
    ],
  },
  closing: {
    title: 'Rather talk it through?',
    lead: `Bring your numbers. We tell you which plan fits, and when ${brand.name} is not worth it yet.`,
    primary: { label: 'Request Demo', to: paths.demo },
    secondary: { label: 'Contact Sales', to: paths.contact },
  },
} as const
