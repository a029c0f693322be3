import { brand } from '@fivefold/shared/brand'
import {
  confirmationMinutes,
  formReplyHours,
  inviteHours,
} from '@fivefold/shared/facts/answer-times'
import { cortexDemoMinutes, platformDemoMinutes } from '@fivefold/shared/facts/demos'
import { paths } from '@fivefold/shared/routing/paths'
import { companySizeOptions } from '../../lead-form/company-sizes-content'

export const demoSteps = ['type', 'info', 'use-case', 'preparation'] as const
export type DemoStep = (typeof demoSteps)[number]
export type StepState = 'completed' | 'current' | 'upcoming'

export const demoTypes = ['cortex', 'platform', 'custom'] as const
export const demoProducts = ['cortex', 'integ', 'pipelines', 'workflows', 'scd'] as const

interface Minutes {
  least: number
  most: number
}

interface DemoOffer {
  value: (typeof demoTypes)[number]
  label: string
  duration: string
  minutes: Minutes
  text: string
}

interface ProductOption {
  value: (typeof demoProducts)[number]
  label: string
  hint: string
}

const flexibleMinutes: Minutes = { least: cortexDemoMinutes, most: platformDemoMinutes }

/** Specification 2, section 9, gives the durations. */
const offers: readonly DemoOffer[] = [
  {
    value: 'cortex',
    label: 'Cortex Companion Demo',
    duration: `${cortexDemoMinutes} minutes`,
    minutes: { least: cortexDemoMinutes, most: cortexDemoMinutes },
    text: 'Ask questions of live sample data, open the sources behind each answer, and watch us connect a system.',
  },
  {
    value: 'platform',
    label: 'Full Platform Demo',
    duration: `${platformDemoMinutes} minutes`,
    minutes: { least: platformDemoMinutes, most: platformDemoMinutes },
    text: 'Follow one order from arrival to invoice: Integ fetches it, Data Pipelines checks it, Smart Workflows moves it, SCD shows it.',
  },
  {
    value: 'custom',
    label: 'Custom Solution Demo',
    duration: `Flexible, ${cortexDemoMinutes}-${platformDemoMinutes} minutes`,
    minutes: flexibleMinutes,
    text: 'Bring one painful process. We rebuild it with you on the call, and you keep the draft.',
  },
]

const productOptions: readonly ProductOption[] = [
  { value: 'cortex', label: 'Cortex Companion', hint: 'Answers in plain language' },
  { value: 'integ', label: 'Integ', hint: 'Connects your systems' },
  { value: 'pipelines', label: 'Data Pipelines', hint: 'Cleans and joins data' },
  { value: 'workflows', label: 'Smart Workflows', hint: 'Runs the steps between teams' },
  { value: 'scd', label: 'SCD', hint: 'Builds apps without code' },
]

export const demoContent = {
  head: {
    title: 'See it run on a process you know',
    lead: 'Four short steps. We build the session around your answers, so it’s about your work from the first minute.',
  },
  steps: {
    type: { title: 'Demo Type', lead: 'What would you like to see?' },
    info: { title: 'Your Info', lead: 'So the right engineer joins the call.' },
    'use-case': { title: 'Use Case', lead: 'The more specific you are, the fewer slides we need.' },
    preparation: {
      title: 'Preparation',
      lead: 'Nothing to install. Three things make the session better.',
    },
  } satisfies Record<DemoStep, { title: string; lead: string }>,
  progress: {
    label: 'Steps',
    states: { completed: 'Completed', current: 'Current step', upcoming: 'Upcoming' },
  } satisfies { label: string; states: Record<StepState, string> },
  offers,
  productOptions,
  roleOptions: [
    { value: 'ceo', label: 'CEO' },
    { value: 'cto', label: 'CTO' },
    { value: 'coo', label: 'COO' },
    { value: 'vp', label: 'VP' },
    { value: 'manager', label: 'Manager' },
    { value: 'engineer', label: 'Engineer' },
    { value: 'other', label: 'Other' },
  ],
  companySizeOptions,
  industryOptions: [
    { value: 'technology', label: 'Technology' },
    { value: 'finance', label: 'Finance' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'retail', label: 'Retail' },
    { value: 'manufacturing', label: 'Manufacturing' },
    { value: 'consulting', label: 'Consulting' },
    { value: 'other', label: 'Other' },
  ],
  timelineOptions: [
    { value: 'this-month', label: 'This month' },
    { value: 'this-quarter', label: 'This quarter' },
    { value: 'this-year', label: 'This year' },
    { value: 'exploring', label: 'Still exploring' },
  ],
  labels: {
    demoType: 'Type of demo',
    interestedProducts: 'Products you want to see',
  },
  hints: {
    currentChallenges: 'What takes the longest or goes wrong the most?',
    specificUseCase: 'For example: match supplier invoices to purchase orders and flag the gaps.',
    interestedProducts: 'Select at least one.',
    integrationNeeds: 'Where the data lives: CRM, ERP, data warehouse, spreadsheets.',
  },
  preparation: [
    {
      title: 'Invite the person who does the work today',
      text: 'They’ll spot in a minute what a plan leaves out.',
    },
    {
      title: 'Bring one real example',
      text: 'An invoice, a ticket, a report. Remove anything confidential.',
    },
    {
      title: 'List the systems involved',
      text: 'Names are enough. We check the connectors before the call.',
    },
  ],
  session: {
    minutes: flexibleMinutes,
    open: `${cortexDemoMinutes} to ${platformDemoMinutes} minutes`,
    choose: 'Choose a demo to see its length',
  },
  reviewTitle: 'Your request so far',
  promise: {
    title: 'What happens next',
    moments: [
      {
        when: `Within ${confirmationMinutes} minutes`,
        what: 'Confirmation email with your answers',
      },
      { when: `Within ${inviteHours} hours`, what: 'Calendar invite with a video link' },
    ],
  },
  confirmation: {
    title: 'Your demo request is in',
    lead: `Thank you, {name}. An engineer will read your answers and reply within ${formReplyHours} hours.`,
    links: [
      { to: paths.caseStudies, label: 'See how three companies did it' },
      { to: paths.platform, label: 'See how the five products fit together' },
    ],
    help: 'Need to change something? Email',
    mail: brand.mail.sales,
    another: 'Submit Another Request',
  },
  receipt: {
    subject: 'Your demo request',
    text: `An engineer reads your answers and replies within ${formReplyHours} hours. A calendar invite with a video link follows within ${inviteHours} hours.`,
    promise: 'A confirmation with your answers is on its way.',
  },
  toast: {
    title: 'Demo Request Submitted!',
    description: `We'll contact you within ${formReplyHours} hours to schedule your demo.`,
  },
} as const

export const offerOf = (demoType: string) => offers.find((offer) => offer.value === demoType)
