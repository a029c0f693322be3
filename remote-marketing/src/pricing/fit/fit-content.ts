import { planNames, type PlanId } from '../../estimate/plan-features'
import {
  professionalStorageGb,
  professionalUsers,
  starterIntegrations,
  starterStorageGb,
  starterUsers,
} from '@fivefold/shared/facts/plan-terms'
import type { Need } from '../../lead-context/lead-context'
import type { AmountQuestion } from './plan-fit'

const { starter, professional, enterprise } = planNames

const amountReasons: Readonly<Record<AmountQuestion, Readonly<Record<PlanId, string>>>> = {
  people: {
    starter: `${starter} covers up to ${starterUsers} users.`,
    professional: `${professional} covers up to ${professionalUsers} users; ${starter} stops at ${starterUsers}.`,
    enterprise: `Only ${enterprise} covers more than ${professionalUsers} users.`,
  },
  systems: {
    starter: `${starter} connects up to ${starterIntegrations} systems.`,
    professional: `${professional} connects any number of systems; ${starter} stops at ${starterIntegrations}.`,
    enterprise: `${enterprise} connects any number of systems.`,
  },
}

const needs: Readonly<Record<Need, { label: string; reason: string }>> = {
  products: {
    label: 'All five products',
    reason: `All five products come with ${professional}; ${starter} has two.`,
  },
  sso: { label: 'Single sign-on', reason: `Single sign-on starts with ${professional}.` },
  credits: {
    label: 'Credits for missed uptime',
    reason: `Credits for missed uptime start with ${professional}.`,
  },
  storage: {
    label: `More than ${starterStorageGb} GB of storage`,
    reason: `${professional} stores up to ${professionalStorageGb} GB; ${starter} stops at ${starterStorageGb} GB.`,
  },
  archive: {
    label: `More than ${professionalStorageGb} GB of storage`,
    reason: `Only ${enterprise} stores more than ${professionalStorageGb} GB.`,
  },
  residency: {
    label: 'Custom data residency',
    reason: `Only ${enterprise} has custom data residency.`,
  },
  ml: { label: 'ML Workbench', reason: `Only ${enterprise} includes ML Workbench.` },
}

const isAmount = (what: AmountQuestion | Need): what is AmountQuestion => what in amountReasons

export const fitContent = {
  title: 'Find your plan',
  lead: 'Three questions. We recommend the smallest plan that has everything you need.',
  questions: {
    people: { title: 'How many people will use it?' },
    systems: { title: 'How many systems will you connect?' },
    needs: { title: 'What else do you need?', hint: 'Choose any, or none.' },
  },
  upTo: (amount: string) => `Up to ${amount}`,
  moreThan: (amount: string) => `More than ${amount}`,
  needs,
  waiting: 'Answer the first two questions to see your plan.',
  recommended: 'We recommend',
  said: (plan: PlanId) => `We recommend ${planNames[plan]}.`,
  planName: (plan: PlanId) => planNames[plan],
  reason: (plan: PlanId, what: AmountQuestion | Need) =>
    isAmount(what) ? amountReasons[what][plan] : needs[what].reason,
  quote: (plan: PlanId) => `Get a quote for ${planNames[plan]}`,
  demo: 'Request a demo',
  card: 'See what’s included',
  estimate: 'Estimate the price',
} as const
