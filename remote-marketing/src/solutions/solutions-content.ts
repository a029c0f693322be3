import { brand } from '@fivefold/shared/brand'
import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'

export interface Industry {
  id: string
  name: string
  promise: string
  cases: readonly string[]
  benefits: readonly { figure: string; text: string }[]
  /** One process before and after, in hours. */
  process: { name: string; before: number; after: number; unit: string }
}

const industries: readonly Industry[] = [
  {
    id: 'healthcare',
    name: 'Healthcare',
    promise: 'More time with patients, less with forms.',
    cases: [
      'Prior authorizations collected and completed before a nurse opens the file',
      'Appointment changes handled by chat, with the calendar kept right',
      'Lab results routed to the physician on duty, with an escalation clock',
    ],
    benefits: [
      { figure: '78%', text: 'less time until a prior authorization is decided' },
      { figure: '0', text: 'patient records outside your own data center' },
    ],
    process: { name: 'Prior authorization', before: 144, after: 31, unit: 'hours' },
  },
  {
    id: 'finance',
    name: 'Financial Services',
    promise: 'Decisions an auditor can follow line by line.',
    cases: [
      'Loan files checked for completeness, with every missing paper named',
      'Alerts on transactions grouped, explained and handed to an analyst',
      'Regulatory reports filled from data with its lineage attached',
    ],
    benefits: [
      { figure: '60%', text: 'fewer alerts that turn out to be nothing' },
      { figure: '1', text: 'audit log for people, models and workflows' },
    ],
    process: { name: 'Loan file check', before: 36, after: 3, unit: 'hours' },
  },
  {
    id: 'retail',
    name: 'Retail & E-commerce',
    promise: 'Stock, orders and answers that agree with each other.',
    cases: [
      'Stock compared across shop, warehouse and marketplaces every five minutes',
      'Returns approved inside your rules, exceptions shown to a person',
      'Supplier questions answered with prices, agreements and open orders',
    ],
    benefits: [
      { figure: '43%', text: 'fewer stock discrepancies in the first quarter' },
      { figure: '6 min', text: 'to answer a supplier instead of 2.4 days' },
    ],
    process: { name: 'Supplier question', before: 58, after: 1, unit: 'hours' },
  },
  {
    id: 'manufacturing',
    name: 'Manufacturing',
    promise: 'The line keeps running while the office catches up.',
    cases: [
      'Purchase orders matched to deliveries and invoices without retyping',
      'Machine events turned into work orders for the right shift',
      'Quality deviations collected with photo, batch and supplier',
    ],
    benefits: [
      { figure: '28%', text: 'less unplanned downtime on monitored lines' },
      { figure: '4 h', text: 'from a deviation to a decision, down from 3 days' },
    ],
    process: { name: 'Quality deviation', before: 72, after: 4, unit: 'hours' },
  },
  {
    id: 'technology',
    name: 'Technology',
    promise: 'Incidents, renewals and releases in one conversation.',
    cases: [
      'Tickets grouped into incidents before the third customer writes',
      'Renewals at risk found from usage, escalations and contract dates',
      'Access for a new colleague granted on the first morning',
    ],
    benefits: [
      { figure: '41%', text: 'of first answers sent without editing' },
      { figure: '98%', text: 'time saved on weekly account reviews' },
    ],
    process: { name: 'Account review', before: 10, after: 1, unit: 'hours' },
  },
  {
    id: 'education',
    name: 'Education',
    promise: 'Answers for students at midnight, without a night shift.',
    cases: [
      'Questions on enrolment answered from the rules of the faculty concerned',
      'Applications checked, and applicants told what is missing',
      'Room and timetable changes carried through every system',
    ],
    benefits: [
      { figure: '24/7', text: 'answers, with a person one click away' },
      { figure: '3 weeks', text: 'earlier to complete applications' },
    ],
    process: { name: 'Application check', before: 30, after: 2, unit: 'hours' },
  },
]

const casesByKind = [
  {
    id: 'data-integration',
    name: 'Data Integration',
    text: 'One customer, one order, one truth, from systems that never met.',
    products: ['integ', 'pipelines'],
    start: 'Three systems in two weeks',
  },
  {
    id: 'workflow-automation',
    name: 'Workflow Automation',
    text: 'Cases that travel by themselves and stop where a person decides.',
    products: ['workflows', 'scd'],
    start: 'One approval, end to end',
  },
  {
    id: 'ai-implementation',
    name: 'AI Implementation',
    text: 'An assistant that quotes its sources and keeps to its permissions.',
    products: ['cortex', 'pipelines'],
    start: 'Twenty questions of one team',
  },
  {
    id: 'cost-reduction',
    name: 'Cost Reduction',
    text: 'Hours of retyping, chasing and reconciling taken out of the week.',
    products: ['integ', 'workflows', 'cortex'],
    start: 'The process with the longest queue',
  },
] as const satisfies readonly {
  id: string
  name: string
  text: string
  products: readonly ProductName[]
  start: string
}[]

export const solutionsContent = {
  hero: {
    title: 'Start with the process that costs you the most',
    lead: `${brand.name} is introduced one process at a time. Here is where companies like yours begin, what it takes, and what comes out.`,
    indexLabel: 'On this page',
    index: [
      { label: 'By industry', to: anchors.byIndustry, note: 'six, from healthcare to education' },
      { label: 'By use case', to: anchors.byUseCase, note: 'four ways in' },
      { label: 'Return on investment', to: anchors.roi, note: 'calculator launching soon' },
      { label: 'The 8 weeks', to: `${paths.solutions}#timeline`, note: 'from workshop to launch' },
      {
        label: 'A custom solution',
        to: `${paths.solutions}#custom`,
        note: 'describe what you need',
      },
    ],
  },
  industries: {
    title: 'Solutions by industry',
    choose: 'Industry',
    casesTitle: 'Use cases',
    benefitsTitle: 'Benefits',
    before: 'Before',
    after: 'After',
    items: industries,
  },
  byUseCase: {
    title: 'Solutions by use case',
    lead: 'Four ways in. Each names the products it needs and a first step small enough to finish.',
    startLabel: 'First step',
    items: casesByKind,
  },
  roi: {
    badge: 'Launching Soon',
    title: 'ROI calculator',
    text: 'Enter hours, volumes and salaries of one process; get the payback in months, with the assumptions spelled out. We are testing it with twelve companies.',
    access: 'For early access write to',
    mailbox: brand.mail.roi,
    chart: { axis: 'Month', costs: 'Costs first', savings: 'Savings after' },
  },
  timeline: {
    title: 'From workshop to launch in 8 weeks',
    lead: 'A fixed plan with a named engineer. You can stop after every phase.',
    phases: [
      {
        weeks: 'Weeks 1-2',
        name: 'Discovery',
        text: 'One process mapped, with its volumes, exceptions and the people who decide.',
        result: 'Process map and success figure',
      },
      {
        weeks: 'Weeks 3-4',
        name: 'Integration',
        text: 'Systems connected, permissions taken over, data checked against the source.',
        result: 'Live data in a test environment',
      },
      {
        weeks: 'Weeks 5-6',
        name: 'Customization',
        text: 'Workflows, limits and screens built with the team that will use them.',
        result: 'Accepted by the process owner',
      },
      {
        weeks: 'Weeks 7-8',
        name: 'Launch',
        text: 'Training, parallel run, hand-over. The engineer stays on call for a month.',
        result: 'In production, measured',
      },
    ],
  },
  stories: {
    title: 'Three success stories',
    more: 'Read the case studies',
    items: [
      {
        company: 'Northwind Traders',
        quote:
          'A buyer asks, sees the answer with its sources, and calls the supplier back before lunch.',
        industry: 'Retail',
        figure: '6 min',
        figureLabel: 'per supplier question, down from 2.4 days',
        text: 'Buyers ask Cortex Companion instead of two colleagues. Integ keeps ERP, warehouse and agreements in step behind it.',
      },
      {
        company: 'Calder Health',
        quote: '',
        industry: 'Healthcare',
        figure: '31 h',
        figureLabel: 'to a decided authorization, down from 6 days',
        text: 'Smart Workflows collects what an insurer asks for and rings a nurse only when a judgment is needed.',
      },
      {
        company: 'Meridian Mutual',
        quote: '',
        industry: 'Financial Services',
        figure: '3 days',
        figureLabel: 'to close a quarter, down from 10',
        text: 'Integ reads three claim systems, Data Pipelines matches the customers, and auditors see the lineage of every row.',
      },
    ],
  },
  form: {
    title: 'Get a Custom Solution',
    lead: 'Describe the process in your own words. A solutions engineer reads it, not a bot.',
    hint: 'What happens today, how often, and what bothers you about it.',
    submit: 'Submit Inquiry',
    success: { title: 'Inquiry Submitted!', description: "We'll contact you within 24 hours." },
    confirmation: {
      title: 'Your inquiry has arrived',
      text: 'An engineer is reading it. The answer comes by email.',
    },
  },
} as const
