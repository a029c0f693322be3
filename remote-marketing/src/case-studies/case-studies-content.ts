import {
  calderAfter,
  calderBefore,
  calderLessTimePercent,
  meridianAfter,
  meridianBefore,
  meridianLessTimePercent,
  meridianMatchedPercent,
  northwindAfter,
  northwindBefore,
  northwindDiscrepanciesDownPercent,
  northwindSavedHours,
  northwindLessTimePercent,
} from '../facts/customer-results'
import { pipelineMinutes, timeSavedPercent } from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'

/** Specification 2, section 9; both lists without their first entry, `All`. */
export const listedIndustries = [
  'Technology',
  'Healthcare',
  'Retail',
  'Finance',
  'Manufacturing',
] as const
export const listedUseCases = [
  'Data Integration',
  'Workflow Automation',
  'AI Implementation',
  'Cost Reduction',
] as const

type Industry = (typeof listedIndustries)[number]
type UseCase = (typeof listedUseCases)[number]

export interface CaseStudyCard {
  company: string
  industry: Industry
  useCase: UseCase
  headline: string
  challenge: string
  solution: string
  results: readonly string[]
  metrics: { timeReduction: string; costSavings: string; efficiency: string }
  /** How long the work took before and takes now; `share` is `after` divided by `before`. */
  turnaround: { before: string; now: string; share: number }
  /** The hue of the card: the product that carries most of the solution. */
  product: ProductName
  products: readonly ProductName[]
}

/** The fragment of a link to the study. */
export const caseStudyId = ({ company }: CaseStudyCard) =>
  company.toLowerCase().replaceAll(' ', '-')

export const caseStudies: readonly CaseStudyCard[] = [
  {
    company: 'Northwind Traders',
    industry: 'Retail',
    useCase: 'AI Implementation',
    headline: 'Supplier questions answered in minutes instead of days',
    challenge:
      'Stock levels lived in a warehouse system, prices in an ERP and agreements in shared folders. To answer one supplier question, a buyer needed two colleagues and up to three days.',
    solution: `Integ keeps the three systems in sync, Data Pipelines joins the records every ${pipelineMinutes} minutes, and buyers ask Cortex Companion, which links every figure to its source.`,
    results: [
      `Questions answered in ${northwindAfter} on average, down from ${northwindBefore}`,
      `${northwindSavedHours} hours a week saved per buyer`,
      `Stock discrepancies down by ${northwindDiscrepanciesDownPercent}% in the first quarter`,
    ],
    metrics: {
      timeReduction: `${northwindLessTimePercent}%`,
      costSavings: '$310K',
      efficiency: '2.1x',
    },
    turnaround: { before: northwindBefore, now: northwindAfter, share: 0.01 },
    product: 'cortex',
    products: ['cortex', 'integ', 'pipelines'],
  },
  {
    company: 'Calder Health',
    industry: 'Healthcare',
    useCase: 'Workflow Automation',
    headline: 'Complete prior authorizations, without the phone calls',
    challenge:
      'Each prior authorization cost a nurse eleven phone calls to collect codes, notes and consent from four departments and the insurer.',
    solution:
      'Smart Workflows assembles the file as soon as a physician places an order, asks the right person for anything missing, and waits for a nurse to release it. An SCD screen shows every open case.',
    results: [
      `Median time to a decision down from ${calderBefore} to ${calderAfter}`,
      'Nine out of ten files complete on first review',
      'Every step and approver in one audit log',
    ],
    metrics: {
      timeReduction: `${calderLessTimePercent}%`,
      costSavings: '$1.4M',
      efficiency: '3.2x',
    },
    turnaround: { before: calderBefore, now: calderAfter, share: 0.22 },
    product: 'workflows',
    products: ['workflows', 'scd', 'integ'],
  },
  {
    company: 'Meridian Mutual',
    industry: 'Finance',
    useCase: 'Data Integration',
    headline: 'One answer for auditors, lineage included',
    challenge:
      'Claims, payments and reserves sat in three systems under three customer numbers. Every quarter close kept nine people reconciling exports for two weeks.',
    solution:
      'Integ reads all three, Data Pipelines matches customers and keeps the lineage of every row, and reports are built once from the joined data.',
    results: [
      `Quarter close down from ${meridianBefore} to ${meridianAfter}`,
      `${meridianMatchedPercent}% of customers matched automatically`,
      'Audit questions answered during the meeting',
    ],
    metrics: {
      timeReduction: `${meridianLessTimePercent}%`,
      costSavings: '$860K',
      efficiency: '2.6x',
    },
    turnaround: { before: meridianBefore, now: meridianAfter, share: 0.3 },
    product: 'pipelines',
    products: ['pipelines', 'integ'],
  },
]

export const caseStudiesContent = {
  head: {
    title: 'Real results, in customers’ own numbers',
    lead: 'Where three companies started, what they automated and what it saved them. Each company measured its own process over its first two quarters.',
    note: `The ${timeSavedPercent}% on our home page is the median for one routine request. Processes with decisions in them, such as an authorization or a quarter close, save less.`,
  },
  metricLabels: {
    timeReduction: 'less time',
    costSavings: 'saved per year',
    efficiency: 'output per person',
  },
  turnaround: { before: 'Before', now: 'Now' },
  read: 'Read the story',
  missing: {
    title: 'This story is not available',
    text: 'Its address may be incomplete. All of our stories are below.',
  },
  empty: {
    title: 'No matching case studies yet',
    text: 'Clear a filter, or ask us for a reference in your industry.',
    clear: 'Show all case studies',
  },
  closing: {
    title: 'Yours could be next',
    text: 'Tell us which process costs you the most hours. We’ll show you how it would run and what it would save.',
    demo: { label: 'Request a demo', to: paths.demo },
    solutions: { label: 'See solutions', to: paths.solutions },
  },
} as const
