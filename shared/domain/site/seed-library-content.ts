import type { CaseStudy, Resource } from '../library/library'

export const seedResources: readonly Resource[] = [
  {
    id: 'resource-integration-guide',
    title: 'The integration guide: your first three systems in two weeks',
    type: 'guide',
    category: 'Guides',
    description:
      'How to connect a CRM, a help desk and a warehouse through Integ: which system to start with, what to map, how to test a sync before anyone relies on it, and what to watch in the first week.',
    author: 'Fivefold Solutions Team',
    is_featured: true,
    is_gated: false,
    tags: ['Integ', 'onboarding', 'data mapping'],
    reading_time: 5,
    view_count: 1840,
    download_count: 612,
    published_at: '2026-03-09T09:00:00.000Z',
    created_at: '2026-02-23T09:00:00.000Z',
    updated_at: '2026-09-14T09:00:00.000Z',
  },
  {
    id: 'resource-governance-whitepaper',
    title: 'AI automation under audit: governance for regulated industries',
    type: 'whitepaper',
    category: 'Whitepapers',
    description:
      'What auditors in finance and healthcare ask of automated decisions, and how approvals, lineage and audit logs in Data Pipelines and Smart Workflows answer them. With a checklist of 24 controls.',
    author: 'Fivefold Security and Compliance',
    is_featured: false,
    is_gated: true,
    tags: ['governance', 'compliance', 'Data Pipelines', 'Smart Workflows'],
    reading_time: 22,
    view_count: 960,
    download_count: 407,
    published_at: '2026-04-20T09:00:00.000Z',
    created_at: '2026-04-02T09:00:00.000Z',
    updated_at: '2026-08-03T09:00:00.000Z',
  },
]

export const seedCaseStudies: readonly CaseStudy[] = [
  {
    id: 'case-study-northwind',
    title: 'Northwind Traders answers supplier questions in minutes instead of days',
    company_name: 'Northwind Traders',
    industry: 'Retail',
    company_size: '501-1000',
    description:
      'A food wholesaler with 640 employees joined order, stock and supplier data and lets its buyers ask for what they need in plain language.',
    challenge:
      'Stock levels lived in a warehouse system, prices in an ERP and supplier agreements in shared folders. A buyer needed two colleagues and up to three days to answer one question from a supplier.',
    solution:
      'Integ keeps the ERP, the warehouse system and the document store in sync. Data Pipelines cleans and joins the records every five minutes. Buyers ask Cortex Companion, which answers with the figures and links each one to its source.',
    results: [
      'Supplier questions answered in 6 minutes on average, down from 2.4 days',
      '11 hours a week saved per buyer',
      'Stock discrepancies down by 43 % in the first quarter',
    ],
    testimonial:
      'We stopped forwarding spreadsheets. A buyer asks, sees the answer with its sources, and calls the supplier back before lunch.',
    testimonial_author: 'Dana Whitfield',
    testimonial_role: 'Director of Purchasing',
    technologies: ['Cortex Companion', 'Integ', 'Data Pipelines'],
    is_featured: true,
    published_at: '2026-06-01T09:00:00.000Z',
    created_at: '2026-05-11T09:00:00.000Z',
    updated_at: '2026-06-01T09:00:00.000Z',
  },
]
