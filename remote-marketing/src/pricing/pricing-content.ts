import { brand } from '@fivefold/shared/brand'
import { salesAnswerHours, supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import {
  exportDays,
  guidedTrialDays,
  moneyBackDays,
  professionalStorageGb,
  professionalUsers,
  starterIntegrations,
  starterStorageGb,
  starterUsers,
  trialDays,
} from '../facts/plan-terms'
import { backupDays, rolloutWeeks, uptimePercent } from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import type { ComparisonGroup } from '../comparison/comparison-table'
import { dimensions } from '../estimate/price-estimate'
import { carrying, hrefWith } from '../lead-context/lead-link'
import type { Action } from '../section/button-pair'

export interface Plan {
  id: string
  name: string
  /** Empty where a plan has no price. */
  price: string
  /** Shown where there is no price. */
  scale?: string
  description: string
  features: readonly string[]
  cta: Action
  popular: boolean
}

const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 'Coming Soon',
    description: 'For one team automating its first process.',
    features: [
      `Up to ${starterUsers} users`,
      `${starterIntegrations} integrations`,
      `${starterStorageGb}GB storage`,
      'Cortex Companion and Integ',
      'Community and email support',
    ],
    cta: { label: 'Join the waitlist', to: hrefWith(paths.waitlist, { plan: 'starter' }) },
    popular: false,
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 'Coming Soon',
    description: 'For companies automating across departments, with approvals.',
    features: [
      `Up to ${professionalUsers} users`,
      'Unlimited integrations',
      `${professionalStorageGb}GB storage`,
      'All five products',
      'Single sign-on',
    ],
    cta: { label: 'Get early access', to: hrefWith(paths.waitlist, { plan: 'professional' }) },
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: '',
    scale: 'Unlimited',
    description: 'For organizations with their own rules for residency and audits.',
    features: [
      'Unlimited users, integrations and storage',
      'All five products',
      'Data residency and custom retention',
      'Private cloud or your own data center',
      'A named engineer and on-site onboarding',
    ],
    cta: {
      label: 'Contact Sales',
      to: paths.contact,
      state: carrying({ plan: 'enterprise', inquiry: 'sales' }),
    },
    popular: false,
  },
]

const everywhere = { starter: true, professional: true, enterprise: true }
const fromProfessional = { starter: false, professional: true, enterprise: true }
const responseTime = `${supportAnswerHours} hours`
const enterpriseOnly = { starter: false, professional: false, enterprise: true }

const groups: readonly ComparisonGroup[] = [
  {
    name: 'Capacity',
    rows: [
      {
        feature: 'Users',
        values: {
          starter: `Up to ${starterUsers}`,
          professional: `Up to ${professionalUsers}`,
          enterprise: 'Unlimited',
        },
      },
      {
        feature: 'Integrations',
        values: {
          starter: `${starterIntegrations}`,
          professional: 'Unlimited',
          enterprise: 'Unlimited',
        },
      },
      {
        feature: 'Storage',
        values: {
          starter: `${starterStorageGb}GB`,
          professional: `${professionalStorageGb}GB`,
          enterprise: 'Unlimited',
        },
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
        values: { starter: '30 days', professional: '1 year', enterprise: 'Custom' },
      },
      { feature: 'Single sign-on', values: fromProfessional },
      { feature: 'Data residency', values: enterpriseOnly },
      { feature: `Hourly backups, kept ${backupDays} days`, values: everywhere },
    ],
  },
  {
    name: 'Support',
    rows: [
      {
        feature: 'Support response',
        values: { starter: responseTime, professional: responseTime, enterprise: responseTime },
      },
      {
        feature: 'Emergency support',
        values: { starter: '24/7', professional: '24/7', enterprise: '24/7' },
      },
      {
        feature: 'Onboarding',
        values: {
          starter: 'Guides',
          professional: `${rolloutWeeks}-week plan`,
          enterprise: 'On site',
        },
      },
      { feature: `${uptimePercent}% uptime, or service credits`, values: fromProfessional },
    ],
  },
]

const { users, integrations, storage } = dimensions

export const pricingContent = {
  opening: {
    title: 'Start with one team. Add the next when it asks.',
    lead: `Every plan comes with a ${trialDays}-day free trial and a support response within ${supportAnswerHours} hours.`,
  },
  plans,
  popular: 'Most Popular',
  readiness: {
    badge: '63% complete',
    value: 63,
    label: 'Self-service billing',
    text: 'We’re building self-service billing for Starter and Professional, and will announce prices when it opens. Join the waitlist to keep today’s terms.',
  },
  terms: [
    { title: `${trialDays}-day free trial`, text: 'No credit card.' },
    { title: `${moneyBackDays}-day money-back`, text: 'On annual subscriptions.' },
    { title: 'Cancel anytime', text: 'On monthly plans.' },
  ],
  comparison: {
    title: 'Compare plans',
    caption: 'Features of the plans Starter, Professional and Enterprise',
    columnKind: 'Plan',
    groups,
  },
  calculator: {
    title: 'Estimate your monthly price',
    lead: 'Set your users, integrations and storage. The page’s link keeps your numbers, so you can share it.',
    dimensions: {
      users: {
        label: 'Users',
        unit: '',
        note: `First ${users.included} included, then $${users.pricePerExtra} each`,
        extra: { one: 'extra user', other: 'extra users' },
      },
      integrations: {
        label: 'Integrations',
        unit: '',
        note: `First ${integrations.included} included, then $${integrations.pricePerExtra} each`,
        extra: { one: 'extra integration', other: 'extra integrations' },
      },
      storage: {
        label: 'Storage',
        unit: ' GB',
        note: `First ${storage.included} GB included, then $${storage.pricePerExtra} per GB`,
        extra: { one: 'GB extra storage', other: 'GB extra storage' },
      },
    },
    receiptTitle: 'Your estimate',
    base: 'Base plan',
    total: 'Total',
    period: '/month',
    quote: 'Get a quote for this',
    share: 'Share estimate',
    copy: 'Copy link',
    note: 'In US dollars, before tax. An estimate, not a quote.',
  },
  faq: {
    title: 'Billing questions',
    lead: `Don’t see yours? Ask sales. They answer within ${salesAnswerHours} hours.`,
    items: [
      {
        id: 'trial',
        question: 'Can we try it for free?',
        answer: `Yes. Every plan starts with a ${trialDays}-day free trial, no credit card required. After a demo we extend the trial to ${guidedTrialDays} days, so you can run it on your own data.`,
      },
      {
        id: 'announcement',
        question: 'When will you announce prices for Starter and Professional?',
        answer:
          'When self-service billing opens. People on the waitlist hear first and keep the terms in effect on the day they joined.',
      },
      {
        id: 'refund',
        question: 'What if it isn’t right for us?',
        answer: `Annual subscriptions come with a ${moneyBackDays}-day money-back guarantee. Email us within ${moneyBackDays} days of your purchase and we refund you in full.`,
      },
      {
        id: 'cancel',
        question: 'How do we cancel?',
        answer: `Cancel a monthly plan anytime; it runs until the end of the month you’ve paid for. After that you have ${exportDays} days to export your data.`,
      },
      {
        id: 'counting',
        question: 'What counts as a user or an integration?',
        answer:
          'A user is anyone who asks, approves or builds. Viewing a shared report is free. An integration is one connected system, no matter how many workflows use it.',
      },
      {
        id: 'change',
        question: 'Can we switch plans later?',
        answer:
          'Anytime. Upgrades take effect right away and are prorated by the day. Downgrades take effect with your next billing period.',
      },
    ],
  },
  closing: {
    title: 'Not sure which plan fits?',
    lead: `Bring your numbers. We’ll recommend a plan, or tell you if ${brand.name} isn’t worth it yet.`,
    primary: { label: 'Request Demo', to: paths.demo },
    secondary: {
      label: 'Contact Sales',
      to: paths.contact,
      state: carrying({ inquiry: 'sales' }),
    },
  },
} as const
