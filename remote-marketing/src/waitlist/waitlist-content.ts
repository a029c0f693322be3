import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'
import { companySizeOptions } from '../lead-form/company-sizes-content'

export const waitlistTiers = ['free', 'beta', 'enterprise'] as const

interface Tier {
  value: (typeof waitlistTiers)[number]
  label: string
  features: readonly string[]
}

/** Limits: specification 2, section 9. */
const freeTier: Tier = {
  value: 'free',
  label: 'Free',
  features: ['100 queries per month', '3 integrations', '1 workspace'],
}

const tiers: readonly Tier[] = [
  freeTier,
  {
    value: 'beta',
    label: 'Beta',
    features: ['Unlimited use', '6-month beta', 'Access from Q1 2026'],
  },
  {
    value: 'enterprise',
    label: 'Enterprise Preview',
    features: ['Minimum commitment', 'Environment of your own', 'Engineers on your rollout'],
  },
]

export const waitlistContent = {
  head: {
    title: 'Take your place in line',
    lead: 'We let teams in by the week, in the order they joined. Every colleague who follows moves you up.',
  },
  developers:
    'Developers get API keys, the SDK previews and a sandbox workspace with their invitation.',
  tiers,
  form: {
    title: 'Join the waitlist',
    lead: 'Fields marked with * are required.',
    placeholder: 'Please choose',
    submit: 'Join Waitlist',
    agreement: 'I agree to receive updates about my place in line and early access',
    agreementHint: 'A few emails until you are in. Every one has a link to stop them.',
    referred: 'You were invited with the code {code}. It is kept with your entry.',
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
    title: 'From here to full access',
    phase: 'Phase',
    phases: [
      { name: 'Join Waitlist', when: 'Now', text: 'You choose a tier and get a referral code.' },
      {
        name: 'Confirmation',
        when: 'Immediately',
        text: 'An email with your code and your place in line.',
      },
      {
        name: 'Early Access',
        when: 'Q1 2026',
        text: 'Beta teams come in first, then Free, week by week.',
      },
      {
        name: 'Onboarding',
        when: 'Upon access',
        text: 'We connect your first system with you in one call.',
      },
      {
        name: 'Full Access',
        when: 'Q2 2026',
        text: 'All five products, and the limits of your tier.',
      },
    ],
  },
  prepare: {
    title: 'Prepare while you wait',
    lead: 'Teams that arrive with a first use case are productive on day one.',
    links: [
      {
        to: paths.learn,
        label: 'Take the Fundamentals track',
        text: '6 hours, 8 modules, no account needed',
      },
      {
        to: paths.caseStudies,
        label: 'Read three rollouts',
        text: 'What they automated first, and why',
      },
      {
        to: paths.developersApi,
        label: 'Look up the API',
        text: 'Core and management endpoints with a sample request',
      },
      {
        to: paths.community,
        label: 'Ask the community',
        text: 'Questions by topic, answers from people who run it',
      },
    ],
  },
  joined: {
    title: 'You are in line, {name}',
    lead: 'Your {tier} place is saved. The confirmation goes to {email}.',
    another: 'Submit Another Entry',
    copy: 'Copy',
    microblog: 'Post on X',
    professionalNetwork: 'Share on LinkedIn',
    codeTitle: 'Your referral code',
    codeText: 'Colleagues who join with your link move you up.',
    shareWords: `I am on the ${brand.name} waitlist. Join with my link and we both get in sooner:`,
    rewardsTitle: 'What referrals bring',
    rewards: [
      { count: '1-3', reward: 'Move up 10 positions' },
      { count: '4-9', reward: 'Priority beta access and swag' },
      { count: '10+', reward: 'Immediate access and 3 months free on a paid tier' },
    ],
  },
  toast: {
    title: 'Successfully Joined Waitlist!',
    description: 'Share your referral code to move up the line.',
  },
} as const

/** The tier of that name; the free one for any other. */
export const tierOf = (value: string): Tier =>
  tiers.find((tier) => tier.value === value) ?? freeTier
