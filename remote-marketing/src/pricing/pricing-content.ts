import { salesAnswerHours, supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import {
  exportDays,
  guidedTrialDays,
  moneyBackDays,
  professionalAuditYears,
  professionalStorageGb,
  professionalUsers,
  starterAuditDays,
  starterIntegrations,
  starterStorageGb,
  starterUsers,
  trialDays,
} from '@fivefold/shared/facts/plan-terms'
import {
  allProductsFrom,
  dataResidencyFrom,
  mlWorkbenchFrom,
  planNames,
  singleSignOnFrom,
  uptimeCreditsFrom,
  type PlanId,
} from '../estimate/plan-features'
import { backupDays, rolloutWeeks, uptimePercent } from '@fivefold/shared/facts/service-levels'
import type { ComparisonGroup } from '../comparison/comparison-table'
import { dimensions } from '../estimate/price-estimate'

export const popularPlan: PlanId = 'professional'

const everywhere = { starter: true, professional: true, enterprise: true }
const from = {
  professional: { starter: false, professional: true, enterprise: true },
  enterprise: { starter: false, professional: false, enterprise: true },
}
const responseTime = `${supportAnswerHours} hours`

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
      { feature: 'Data Pipelines', values: from[allProductsFrom] },
      { feature: 'Smart Workflows', values: from[allProductsFrom] },
      { feature: 'SCD', values: from[allProductsFrom] },
      { feature: 'ML Workbench', values: from[mlWorkbenchFrom] },
    ],
  },
  {
    name: 'Security',
    rows: [
      { feature: 'Role-based access', values: everywhere },
      {
        feature: 'Audit log',
        values: {
          starter: `${starterAuditDays} days`,
          professional: `${professionalAuditYears} year`,
          enterprise: 'Custom',
        },
      },
      { feature: 'Single sign-on', values: from[singleSignOnFrom] },
      { feature: 'Storage in your region', values: everywhere },
      { feature: 'Custom data residency', values: from[dataResidencyFrom] },
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
      { feature: `${uptimePercent}% uptime`, values: everywhere },
      { feature: 'Credits for missed uptime', values: from[uptimeCreditsFrom] },
    ],
  },
]

const { users, integrations, storage } = dimensions

const plans = Object.entries(planNames).map(([id, name]) => ({ id, name }))

export const pricingContent = {
  comparison: {
    title: 'Compare plans',
    columns: plans,
    caption: 'Features of the plans',
    columnKind: 'Plan',
    groups,
  },
  calculator: {
    title: 'Estimate your monthly price',
    lead: 'All five products at our list price: a base plan, plus what you use beyond it. Starter and Professional will have prices of their own.',
    dimensions: {
      users: {
        label: 'Users',
        unit: '',
        note: `First ${users.included} users included, then $${users.pricePerExtra} each`,
        extra: { one: 'extra user', other: 'extra users' },
      },
      integrations: {
        label: 'Integrations',
        unit: '',
        note: `First ${integrations.included} integrations included, then $${integrations.pricePerExtra} each`,
        extra: { one: 'extra integration', other: 'extra integrations' },
      },
      storage: {
        label: 'Storage',
        unit: ' GB',
        note: `First ${storage.included} GB of storage included, then $${storage.pricePerExtra} per GB`,
        extra: { one: 'GB extra storage', other: 'GB extra storage' },
      },
    },
    receiptTitle: 'Your estimate',
    base: 'Base plan',
    total: 'Total',
    period: '/month',
    quote: 'Get a quote for this',
    copy: 'Copy link to this estimate',
    note: 'In US dollars, before tax. An estimate, not a quote. Ask sales about an annual or a volume discount.',
  },
  faq: {
    title: 'Billing questions',
    lead: `Don’t see yours? Ask sales. They answer within ${salesAnswerHours} hours.`,
    items: [
      {
        id: 'trial',
        question: 'Can we try it for free?',
        answer: `Yes. Every plan starts with a ${trialDays}-day free trial, no credit card required. After a demo it lasts ${guidedTrialDays} days, so you can try it on your own data.`,
      },
      {
        id: 'announcement',
        question: 'When will you announce prices for Starter and Professional?',
        answer:
          'When self-service billing opens; the waitlist hears first. Until then, sales quotes the list price above.',
      },
      {
        id: 'refund',
        question: 'What if it isn’t right for us?',
        answer: `Annual subscriptions come with a ${moneyBackDays}-day money-back guarantee. Email us for a full refund.`,
      },
      {
        id: 'cancel',
        question: 'How do we cancel?',
        answer: `Cancel a monthly plan anytime; it runs until the end of the paid month. You then have ${exportDays} days to export your data.`,
      },
      {
        id: 'counting',
        question: 'What counts as a user or an integration?',
        answer:
          'A user is anyone who asks, approves or builds. Viewing a shared report is free. An integration is one connected system, however many workflows use it.',
      },
      {
        id: 'change',
        question: 'Can we switch plans later?',
        answer:
          'Anytime. Upgrades take effect right away and are prorated by the day. Downgrades take effect with your next billing period.',
      },
    ],
  },
} as const
