import { brand } from '@fivefold/shared/brand'
import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'

export const platformContent = {
  hero: {
    title: 'Five products that share one nervous system',
    lead: `Connections, permissions and the audit log exist once. Every ${brand.name} product uses the same ones, so the second product takes days to add and not months.`,
    petals: [
      { product: 'cortex', to: paths.cortex, verb: 'answers' },
      { product: 'integ', to: anchors.integ, verb: 'connects' },
      { product: 'pipelines', to: anchors.pipelines, verb: 'refines' },
      { product: 'workflows', to: anchors.workflows, verb: 'acts' },
      { product: 'scd', to: anchors.scd, verb: 'builds' },
    ] satisfies { product: ProductName; to: string; verb: string }[],
  },
  cortex: {
    title: 'Ask. Check. Approve.',
    text: 'The conversational assistant on top of the platform. It answers from the records the other four products keep in order, and hands work to them.',
    link: { label: 'More about Cortex Companion', to: paths.cortex },
  },
  integ: {
    title: 'Connect a system once and use it everywhere',
    text: 'Integ holds the connections: it signs in, follows limits, retries, and passes every change on in under 5 seconds. Whatever is missing comes in through the API or a webhook.',
    facts: [
      { figure: '100+', label: 'integrations ready to switch on' },
      { figure: '< 5 s', label: 'from a change in the source to every product' },
      { figure: '< 100 ms', label: 'API response' },
    ],
  },
  pipelines: {
    title: 'Records arrive raw and leave trustworthy',
    text: 'Each stage says what it changed and why. A row that fails a check waits in a tray where a person can correct it; it is never dropped in silence.',
    stages: [
      { name: 'Ingest', detail: '48,210 rows', note: 'from 3 systems' },
      { name: 'Clean', detail: '1,904 repaired', note: 'dates, units, names' },
      { name: 'Match', detail: '612 merged', note: 'the same customer twice' },
      { name: 'Check', detail: '17 held back', note: 'waiting for a person' },
      { name: 'Publish', detail: '48,193 ready', note: 'with their lineage' },
    ],
  },
  workflows: {
    title: 'Automation that knows where to stop',
    text: 'Draw the way of a case once. Below your limit it runs by itself; above it, the right person gets one message with the facts, the sources and two buttons.',
    points: [
      'Triggers from any connected system, a date or a question',
      'Approvals by role, amount and absence',
      'Every run can be replayed step by step',
    ],
  },
  scd: {
    title: 'The missing screen, built by those who need it',
    text: 'SCD is the no-code visual builder: drag tables, forms and buttons onto a canvas, bind them to live data, publish to the people you name. Permissions come along from the source.',
  },
  flow: {
    title: 'One architecture: how data flows',
    lead: 'From the systems you run to the people who decide, and back again.',
    layers: [
      {
        name: 'Your systems',
        parts: ['CRM', 'ERP', 'Help desk', 'HR', 'Warehouse', 'Files'],
        note: 'Nothing is copied that need not be.',
      },
      {
        name: 'Integ',
        product: 'integ',
        parts: ['Connect', 'Authorize', 'Sync'],
        note: 'Changes travel in under 5 seconds.',
      },
      {
        name: 'Data Pipelines',
        product: 'pipelines',
        parts: ['Clean', 'Match', 'Check'],
        note: 'Every field keeps its lineage.',
      },
      {
        name: 'Cortex Companion and Smart Workflows',
        product: 'cortex',
        parts: ['Understand', 'Decide', 'Act'],
        note: 'Above your limits a person approves.',
      },
      {
        name: 'SCD and your people',
        product: 'scd',
        parts: ['Screens', 'Reports', 'Approvals'],
        note: 'What they change flows back to the source.',
      },
    ] satisfies FlowLayer[],
    shared: 'One permission model and one audit log across all layers',
  },
  partners: {
    title: 'Integration partners',
    lead: 'Eight families, listed by what they do for you.',
    categories: [
      { name: 'CRM', partners: ['Salesforce', 'HubSpot', 'Dynamics 365'] },
      { name: 'Customer support', partners: ['Zendesk', 'ServiceNow', 'Intercom'] },
      { name: 'Finance and ERP', partners: ['SAP', 'NetSuite', 'Xero'] },
      { name: 'HR and payroll', partners: ['Workday', 'Personio', 'ADP'] },
      { name: 'Collaboration', partners: ['Slack', 'Teams', 'Google Workspace'] },
      { name: 'Data warehouses', partners: ['Snowflake', 'BigQuery', 'Redshift'] },
      { name: 'Commerce', partners: ['Shopify', 'Adobe Commerce', 'Stripe'] },
      { name: 'Identity and security', partners: ['Okta', 'Entra ID', 'Splunk'] },
    ],
  },
  benefits: {
    title: 'Platform benefits after the first quarter',
    items: [
      {
        id: 'time',
        figure: '98%',
        text: 'of the time for routine requests saved, measured on the first process.',
      },
      {
        id: 'place',
        figure: '1',
        text: 'place to connect, authorize and audit, instead of one in each tool.',
      },
      { id: 'weeks', figure: '8 weeks', text: 'from the first workshop to launch.' },
      { id: 'uptime', figure: '99.9%', text: 'uptime, with hourly backups kept for 30 days.' },
    ] satisfies { id: BenefitId; figure: string; text: string }[],
  },
  call: {
    title: 'See it on a process of yours',
    primary: { label: 'Request a demo', to: paths.demo },
    secondary: { label: 'Compare plans', to: paths.pricing },
  },
} as const

export type BenefitId = 'time' | 'place' | 'weeks' | 'uptime'

export interface FlowLayer {
  name: string
  product?: ProductName
  parts: readonly string[]
  note: string
}
