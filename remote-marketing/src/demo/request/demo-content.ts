import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'
import { companySizeOptions } from '../../lead-form/company-sizes-content'

export const demoSteps = ['type', 'info', 'use-case', 'preparation'] as const
export type DemoStep = (typeof demoSteps)[number]
export type StepState = 'completed' | 'current' | 'upcoming'

export const demoTypes = ['cortex', 'platform', 'custom'] as const
export const demoProducts = ['cortex', 'integ', 'pipelines', 'workflows', 'scd'] as const

interface DemoOffer {
  value: (typeof demoTypes)[number]
  label: string
  duration: string
  text: string
}

interface ProductOption {
  value: (typeof demoProducts)[number]
  label: string
  hint: string
}

/** Durations: specification 2, section 9. */
const offers: readonly DemoOffer[] = [
  {
    value: 'cortex',
    label: 'Cortex Companion Demo',
    duration: '30 minutes',
    text: 'Ask questions of live sample data, open the sources behind each answer, and connect one system while you watch.',
  },
  {
    value: 'platform',
    label: 'Full Platform Demo',
    duration: '45 minutes',
    text: 'One order from arrival to invoice: Integ fetches it, Data Pipelines checks it, Smart Workflows moves it, SCD shows it.',
  },
  {
    value: 'custom',
    label: 'Custom Solution Demo',
    duration: 'Flexible, 30-45 minutes',
    text: 'Bring one process that hurts. We rebuild it with you on the call and you keep the draft.',
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
    lead: 'Four short steps. We prepare the session around your answers, so the first minute is already about your work.',
  },
  steps: {
    type: { title: 'Demo Type', lead: 'What should we spend the time on?' },
    info: { title: 'Your Info', lead: 'So that the right engineer joins the call.' },
    'use-case': { title: 'Use Case', lead: 'The more exact, the less we talk about slides.' },
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
  placeholder: 'Please choose',
  labels: {
    demoType: 'Type of demo',
    interestedProducts: 'Products you want to see',
  },
  hints: {
    currentChallenges: 'What takes longest, or goes wrong most often?',
    specificUseCase: 'For example: match supplier invoices with purchase orders and flag the gaps.',
    interestedProducts: 'Select at least one.',
    integrationNeeds: 'Systems that hold the data: CRM, ERP, data warehouse, spreadsheets.',
  },
  preparation: [
    {
      title: 'Invite the person who does the work today',
      text: 'They spot in a minute what a plan leaves out.',
    },
    {
      title: 'Have one real example at hand',
      text: 'An invoice, a ticket, a report. Remove what is confidential.',
    },
    {
      title: 'Write down the systems involved',
      text: 'Names are enough. We check the connectors before the call.',
    },
  ],
  session: { open: '30 to 45 minutes', choose: 'Choose a demo to see its length' },
  reviewTitle: 'Your request so far',
  promise: {
    title: 'After you submit',
    moments: [
      { when: 'Within 5 minutes', what: 'Confirmation email with your answers' },
      { when: 'Within 24 hours', what: 'Calendar invite with a video link' },
    ],
  },
  confirmation: {
    title: 'Your demo request is in',
    lead: 'Thank you, {name}. An engineer reads your answers and writes back within 24 hours.',
    links: [
      { to: paths.caseStudies, label: 'Read how three companies did it' },
      { to: paths.platform, label: 'See how the five products fit' },
    ],
    help: 'Something to correct? Write to',
    mail: brand.mail.sales,
    another: 'Submit Another Request',
  },
  toast: {
    title: 'Demo Request Submitted!',
    description: "We'll contact you within 24 hours to schedule your demo.",
  },
} as const

export const offerOf = (demoType: string) => offers.find((offer) => offer.value === demoType)
