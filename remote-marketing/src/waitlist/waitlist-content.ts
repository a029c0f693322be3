import { brand } from '@fivefold/shared/brand'
import { fundamentalsHours, fundamentalsModules } from '../facts/learning'
import { earlyAccess, fullAccess, type Quarter } from '../facts/milestones'
import {
  betaMonths,
  freeIntegrations,
  freeQueriesPerMonth,
} from '@fivefold/shared/facts/plan-terms'
import { paths } from '@fivefold/shared/routing/paths'
import { countOf } from '@fivefold/shared/words/count-words'
import { companySizeOptions } from '../lead-form/company-sizes-content'

export const waitlistTiers = ['free', 'beta', 'enterprise'] as const

interface Tier {
  value: (typeof waitlistTiers)[number]
  label: string
  features: readonly string[]
}

const freeTier: Tier = {
  value: 'free',
  label: 'Free',
  features: [
    `${freeQueriesPerMonth} queries per month`,
    `${freeIntegrations} integrations`,
    '1 workspace',
  ],
}

const tiers: readonly Tier[] = [
  freeTier,
  {
    value: 'beta',
    label: 'Beta',
    features: ['Unlimited use', `${betaMonths}-month beta`, `Access from ${earlyAccess}`],
  },
  {
    value: 'enterprise',
    label: 'Enterprise Preview',
    features: ['Minimum commitment', 'Your own environment', 'Engineers on your rollout'],
  },
]

interface Phase {
  name: string
  when: string
  /** The first quarter of the phase. */
  from?: Quarter
  text: string
}

export const waitlistContent = {
  head: {
    title: 'Save your place in line',
    lead: `Full access opened in ${fullAccess}, and new teams get in every week. Each colleague who joins with your link moves you up.`,
  },
  developers: 'Developers get API keys, SDK previews and a sandbox workspace with their invite.',
  tiers,
  form: {
    title: 'Join the waitlist',
    submit: 'Join Waitlist',
    agreement: 'I agree to receive updates about my place in line and early access',
    agreementHint: 'A few emails until you’re in. Unsubscribe anytime.',
    referred: 'You were invited with the code {code}. It’s saved with your entry.',
  },
  roleOptions: [
    { value: 'executive', label: 'Executive' },
    { value: 'technical', label: 'Technical' },
    { value: 'manager', label: 'Manager' },
    { value: 'developer', label: 'Developer' },
    { value: 'other', label: 'Other' },
  ],
  companySizeOptions,
  interestOptions: [
    { value: 'cortex', label: 'Cortex Companion' },
    { value: 'integ', label: 'Integ' },
    { value: 'pipelines', label: 'Data Pipelines' },
    { value: 'workflows', label: 'Smart Workflows' },
    { value: 'scd', label: 'SCD' },
    { value: 'platform', label: 'The whole platform' },
  ],
  referralOptions: [
    { value: 'search', label: 'Search' },
    { value: 'social', label: 'Social media' },
    { value: 'referral', label: 'Referral' },
    { value: 'event', label: 'Event' },
    { value: 'press', label: 'Press' },
    { value: 'other', label: 'Other' },
  ],
  timeline: {
    title: 'From waitlist to full access',
    phase: 'Phase',
    begun: 'Open',
    phases: [
      { name: 'Join Waitlist', when: 'Now', text: 'Choose a tier and get your referral code.' },
      {
        name: 'Confirmation',
        when: 'Immediately',
        text: 'You get your code, to share with colleagues.',
      },
      {
        name: 'Early Access',
        when: earlyAccess,
        from: earlyAccess,
        text: 'Beta teams first, then Free, week by week.',
      },
      {
        name: 'Onboarding',
        when: 'Upon access',
        text: 'We connect your first system with you, on one call.',
      },
      {
        name: 'Full Access',
        when: fullAccess,
        from: fullAccess,
        text: 'All five products, within your tier’s limits.',
      },
    ] satisfies Phase[],
  },
  prepare: {
    title: 'Prepare while you wait',
    lead: 'Teams that bring a first use case are productive on day one.',
    links: [
      {
        to: paths.learn,
        label: 'Preview the Fundamentals track',
        text: `${fundamentalsHours} hours, ${fundamentalsModules} modules`,
      },
      {
        to: paths.caseStudies,
        label: 'Read three rollouts',
        text: 'What they automated first, and why',
      },
      {
        to: paths.developersApi,
        label: 'Explore the API',
        text: 'Core and management endpoints, with a sample request',
      },
      {
        to: paths.community,
        label: 'Ask the community',
        text: 'Answers from people who run it every day',
      },
    ],
  },
  joined: {
    title: 'You’re in line, {name}',
    lead: 'Your {tier} spot is saved for {email}.',
    another: 'Submit Another Entry',
    others: 'Your earlier entries',
    referrals: (count: number) =>
      count === 0
        ? 'No one has joined with your code yet.'
        : `${countOf(count, { one: 'colleague has', many: 'colleagues have' })} joined with your code.`,
    copy: 'Copy',
    microblog: 'Post on X',
    professionalNetwork: 'Share on LinkedIn',
    codeTitle: 'Your referral code',
    codeText: 'Every colleague who joins with your link moves you up.',
    shareWords: `I’m on the ${brand.name} waitlist. Join with my link and we both get in sooner:`,
    rewardsTitle: 'Referral rewards',
    rewards: [
      { count: '1-3', reward: 'Move up 10 positions' },
      { count: '4-9', reward: 'Priority beta access and swag' },
      { count: '10+', reward: 'Immediate access and 3 months free on a paid tier' },
    ],
  },
  receipt: {
    subject: 'Your place on the waitlist',
    text: 'Your spot is saved. You hear from us when your access opens.',
    promise: 'We’ll send a confirmation to your address.',
  },
  toast: {
    title: 'Successfully Joined Waitlist!',
    description: 'Share your referral code to move up.',
  },
} as const

/** The free tier for an unknown name. */
export const tierOf = (value: string): Tier =>
  tiers.find((tier) => tier.value === value) ?? freeTier
