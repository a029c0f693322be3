import { brand } from '@fivefold/shared/brand'
import { formReplyHours } from '@fivefold/shared/facts/answer-times'
import {
  calderAfter,
  calderBefore,
  calderLessTimePercent,
  meridianAfter,
  meridianBefore,
  northwindAfter,
  northwindBefore,
  northwindDiscrepanciesDownPercent,
} from '../facts/customer-results'
import { pipelineMinutes, rolloutWeeks } from '@fivefold/shared/facts/service-levels'
import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'

export interface Industry {
  id: string
  name: string
  promise: string
  cases: readonly string[]
  benefits: readonly { figure: string; text: string }[]
  /** One process before and after; `share` is `now` divided by `before`. */
  process: { name: string; before: string; now: string; share: number }
}

const industries: readonly Industry[] = [
  {
    id: 'healthcare',
    name: 'Healthcare',
    promise: 'More time with patients, less with paperwork.',
    cases: [
      'Prior authorizations completed before a nurse opens the file',
      'Appointments changed by chat, with the calendar always current',
      'Lab results routed to the physician on duty, with timed escalation',
    ],
    benefits: [
      {
        figure: `${calderLessTimePercent}%`,
        text: 'less time to a decision on a prior authorization',
      },
      { figure: '0', text: 'patient records leave your data center' },
    ],
    process: {
      name: 'Prior authorization',
      before: calderBefore,
      now: calderAfter,
      share: 0.22,
    },
  },
  {
    id: 'finance',
    name: 'Financial Services',
    promise: 'Decisions an auditor can trace line by line.',
    cases: [
      'Loan files checked for completeness, with every missing document named',
      'Transaction alerts grouped, explained and handed to an analyst',
      'Regulatory reports filled in from data with its lineage attached',
    ],
    benefits: [
      { figure: '60%', text: 'fewer false alerts' },
      { figure: '1', text: 'audit log for people, models and workflows' },
    ],
    process: { name: 'Loan file check', before: '36 hours', now: '3 hours', share: 0.08 },
  },
  {
    id: 'retail',
    name: 'Retail & E-commerce',
    promise: 'Stock, orders and answers that match.',
    cases: [
      `Stock compared across stores, warehouses and marketplaces every ${pipelineMinutes} minutes`,
      'Returns approved within your rules, with exceptions sent to a person',
      'Supplier questions answered with prices, agreements and open orders',
    ],
    benefits: [
      {
        figure: `${northwindDiscrepanciesDownPercent}%`,
        text: 'fewer stock discrepancies in the first quarter',
      },
      {
        figure: northwindAfter,
        text: `to answer a supplier, down from ${northwindBefore}`,
      },
    ],
    process: {
      name: 'Supplier question',
      before: northwindBefore,
      now: northwindAfter,
      share: 0.01,
    },
  },
  {
    id: 'manufacturing',
    name: 'Manufacturing',
    promise: 'Keep the line running while the paperwork catches up.',
    cases: [
      'Purchase orders matched to deliveries and invoices without retyping',
      'Machine events turned into work orders for the right shift',
      'Quality issues logged with photo, batch and supplier',
    ],
    benefits: [
      { figure: '28%', text: 'less unplanned downtime on monitored lines' },
      { figure: '4 hours', text: 'from a quality issue to a decision, down from 3 days' },
    ],
    process: { name: 'Quality issue', before: '3 days', now: '4 hours', share: 0.06 },
  },
  {
    id: 'technology',
    name: 'Technology',
    promise: 'Incidents, renewals and access in one conversation.',
    cases: [
      'Tickets grouped into incidents before the third customer writes',
      'Renewals at risk found from usage, escalations and contract dates',
      'Access for new hires granted on their first morning',
    ],
    benefits: [
      { figure: '41%', text: 'of first replies sent without edits' },
      { figure: '90%', text: 'less time on weekly account reviews' },
    ],
    process: { name: 'Account review', before: '10 hours', now: '1 hour', share: 0.1 },
  },
  {
    id: 'education',
    name: 'Education',
    promise: 'Answers for students at midnight. No night shift.',
    cases: [
      'Enrollment questions answered from each department’s own rules',
      'Applications checked, and applicants told what’s missing',
      'Room and schedule changes updated in every system',
    ],
    benefits: [
      { figure: '24/7', text: 'answers, with a person one click away' },
      { figure: '3 weeks', text: 'sooner to a complete application' },
    ],
    process: { name: 'Application check', before: '30 hours', now: '2 hours', share: 0.07 },
  },
]

const casesByKind = [
  {
    id: 'data-integration',
    name: 'Data Integration',
    text: 'One customer, one order, one record, across systems that never talked.',
    products: ['integ', 'pipelines'],
    start: 'Three systems in two weeks',
  },
  {
    id: 'workflow-automation',
    name: 'Workflow Automation',
    text: 'Work that runs itself and pauses for decisions.',
    products: ['workflows', 'scd'],
    start: 'One approval, end to end',
  },
  {
    id: 'ai-implementation',
    name: 'AI Implementation',
    text: 'An assistant that cites its sources and respects permissions.',
    products: ['cortex', 'pipelines'],
    start: 'Twenty questions from one team',
  },
  {
    id: 'cost-reduction',
    name: 'Cost Reduction',
    text: 'Less retyping, chasing and reconciling, every week.',
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
    title: 'Start with the process that costs you most',
    lead: `You roll out ${brand.name} one process at a time. See where companies like yours start, what it takes and what they get.`,
    indexLabel: 'On this page',
    index: [
      { label: 'By industry', to: anchors.byIndustry, note: 'six, from healthcare to education' },
      { label: 'By use case', to: anchors.byUseCase, note: 'four ways in' },
      { label: 'Return on investment', to: anchors.roi, note: 'calculator launching soon' },
      {
        label: `The ${rolloutWeeks} weeks`,
        to: `${paths.solutions}#timeline`,
        note: 'from workshop to launch',
      },
      {
        label: 'A custom solution',
        to: `${paths.solutions}#custom`,
        note: 'tell us what you need',
      },
    ],
  },
  industries: {
    title: 'Solutions by industry',
    choose: 'Industry',
    casesTitle: 'Use cases',
    benefitsTitle: 'Benefits',
    turnaround: { before: 'Before', now: 'After' },
    items: industries,
  },
  byUseCase: {
    title: 'Solutions by use case',
    lead: 'Four ways to start. Each lists the products you need and a first step small enough to finish.',
    startLabel: 'First step',
    items: casesByKind,
  },
  roi: {
    badge: 'Launching Soon',
    title: 'ROI calculator',
    text: 'Enter the hours, volumes and salaries behind one process. Get the payback in months, with every assumption spelled out. Twelve companies are testing it now.',
    access: 'For early access, email',
    mailbox: brand.mail.roi,
  },
  timeline: {
    title: `From workshop to launch in ${rolloutWeeks} weeks`,
    lead: 'A fixed plan with a named engineer. Stop after any phase.',
    phases: [
      {
        weeks: 'Weeks 1-2',
        name: 'Discovery',
        text: 'We map one process: its volumes, its exceptions and who decides.',
        result: 'A process map and a target to measure against',
      },
      {
        weeks: 'Weeks 3-4',
        name: 'Integration',
        text: 'We connect your systems, carry over permissions and check the data against the source.',
        result: 'Live data in a test environment',
      },
      {
        weeks: 'Weeks 5-6',
        name: 'Customization',
        text: 'We build the workflows, limits and screens with the team that will use them.',
        result: 'Sign-off from the process owner',
      },
      {
        weeks: 'Weeks 7-8',
        name: 'Launch',
        text: 'Training, a parallel run and handover. Your engineer stays on call for a month.',
        result: 'In production, and measured',
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
        figure: northwindAfter,
        figureLabel: `per supplier question, down from ${northwindBefore}`,
        text: 'Buyers ask Cortex Companion instead of two coworkers. Integ keeps the ERP, the warehouse and the agreements in sync behind it.',
      },
      {
        company: 'Calder Health',
        quote: '',
        industry: 'Healthcare',
        figure: calderAfter,
        figureLabel: `to an authorization decision, down from ${calderBefore}`,
        text: 'Smart Workflows gathers what the insurer needs and calls in a nurse only when a judgment is needed.',
      },
      {
        company: 'Meridian Mutual',
        quote: '',
        industry: 'Financial Services',
        figure: meridianAfter,
        figureLabel: `to close a quarter, down from ${meridianBefore}`,
        text: 'Integ reads claims, payments and reserves, Data Pipelines matches the customers, and auditors see the lineage of every row.',
      },
    ],
  },
  form: {
    title: 'Get a Custom Solution',
    lead: 'Describe the process in your own words. A solutions engineer reads every inquiry.',
    hint: 'What happens today, how often, and what you’d change.',
    submit: 'Submit Inquiry',
    success: {
      title: 'Inquiry Submitted!',
      description: `We'll contact you within ${formReplyHours} hours.`,
    },
    confirmation: {
      title: 'We have your inquiry',
      text: 'Nothing else to do. A solutions engineer reads it.',
    },
  },
} as const
