import { brand } from '@fivefold/shared/brand'
import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import { paths } from '@fivefold/shared/routing/paths'
import {
  moneyBackDays,
  professionalStorageGb,
  professionalUsers,
  starterIntegrations,
  starterStorageGb,
  starterUsers,
  trialDays,
} from '@fivefold/shared/facts/plan-terms'
import { planNames, type PlanId } from '../estimate/plan-features'
import { hrefWith } from '../lead-context/lead-link'
import type { Action } from '../section/button-pair'

export interface Plan {
  id: PlanId
  name: string
  /** '' for a plan without a price. */
  price: string
  /** Shown instead of a price. */
  scale?: string
  description: string
  features: readonly string[]
  cta: Action
}

const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: planNames.starter,
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
  },
  {
    id: 'professional',
    name: planNames.professional,
    price: 'Coming Soon',
    description: 'For companies automating across departments.',
    features: [
      `Up to ${professionalUsers} users`,
      'Unlimited integrations',
      `${professionalStorageGb}GB storage`,
      'All five products',
      'Single sign-on',
    ],
    cta: { label: 'Get early access', to: hrefWith(paths.waitlist, { plan: 'professional' }) },
  },
  {
    id: 'enterprise',
    name: planNames.enterprise,
    price: '',
    scale: 'Unlimited',
    description: 'For organizations with their own rules for data.',
    features: [
      'Unlimited users, integrations and storage',
      'All five products',
      'Custom data residency and retention',
      'Private cloud or your own data center',
      'A named engineer and on-site onboarding',
    ],
    cta: {
      label: 'Contact Sales',
      to: hrefWith(paths.contact, { plan: 'enterprise', inquiry: 'sales' }),
    },
  },
]

export const plansContent = {
  opening: {
    title: 'Start with one team. Add more when they ask.',
    lead: `Every plan comes with a ${trialDays}-day free trial and a support response within ${supportAnswerHours} hours.`,
    finder: {
      label: 'Find your plan',
      to: `${paths.pricing}?fit=#fit`,
    },
  },
  plans,
  popular: 'Most Popular',
  readiness: {
    badge: '63% complete',
    value: 63,
    label: 'Self-service billing',
    text: 'Self-service billing is on the way, with prices for Starter and Professional.',
  },
  terms: [
    { title: `${trialDays}-day free trial`, text: 'No credit card.' },
    { title: `${moneyBackDays}-day money-back`, text: 'On annual subscriptions.' },
    { title: 'Cancel anytime', text: 'On monthly plans.' },
  ],
  closing: {
    title: 'Not sure which plan fits?',
    lead: `Bring your numbers. We’ll recommend a plan, or tell you if ${brand.name} isn’t worth it yet.`,
    primary: { label: 'Request Demo', to: hrefWith(paths.demo, { topic: 'plans' }) },
    secondary: {
      label: 'Contact Sales',
      to: hrefWith(paths.contact, { inquiry: 'sales', topic: 'plans' }),
    },
  },
} as const
