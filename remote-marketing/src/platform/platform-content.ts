import { brand } from '@fivefold/shared/brand'
import {
  allIntegrations,
  apiResponseMs,
  backupDays,
  ownIntegrations,
  pipelineMinutes,
  rolloutWeeks,
  syncSeconds,
  timeSavedPercent,
  uptimePercent,
} from '@fivefold/shared/facts/service-levels'
import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { hrefWith } from '../lead-context/lead-link'

export const platformContent = {
  hero: {
    title: 'Five products. One\u00a0nervous system.',
    lead: `Every ${brand.name} product uses the same connections, permissions and audit log. Adding a second one takes days, not months.`,
    lines: [
      { product: 'cortex', to: paths.cortex, verb: 'answers' },
      { product: 'integ', to: anchors.integ, verb: 'connects' },
      { product: 'pipelines', to: anchors.pipelines, verb: 'cleans' },
      { product: 'workflows', to: anchors.workflows, verb: 'acts' },
      { product: 'scd', to: anchors.scd, verb: 'builds' },
    ] satisfies { product: ProductName; to: string; verb: string }[],
  },
  cortex: {
    title: 'Ask. Check. Approve.',
    text: 'The conversational assistant on top of the platform. It answers from records the other four products keep clean, then hands them the work.',
    link: { label: 'Explore Cortex Companion', to: paths.cortex },
  },
  integ: {
    title: 'Connect once. Use it everywhere.',
    text: `Integ handles sign-in, rate limits and retries, and passes on every change in under ${syncSeconds} seconds. We build and maintain ${ownIntegrations}+ connectors; partners bring the rest. Anything else connects through the API or a webhook.`,
    facts: [
      { figure: `${allIntegrations}+`, label: 'integrations, ours and partners’' },
      { figure: `< ${syncSeconds} s`, label: 'from a change in one system to the others' },
      { figure: `< ${apiResponseMs} ms`, label: 'API response' },
    ],
  },
  pipelines: {
    title: 'Raw data in. Trusted data out.',
    text: `A pipeline runs every ${pipelineMinutes} minutes, and every stage shows what it changed and why. A row that fails a check waits for a person to fix it. Nothing is dropped silently.`,
    stages: [
      { name: 'Ingest', detail: '48,210 rows', note: 'from 3 systems' },
      { name: 'Clean', detail: '1,904 repaired', note: 'dates, units, names' },
      { name: 'Match', detail: '612 linked', note: 'same customer, two systems' },
      { name: 'Check', detail: '17 held back', note: 'waiting for a person' },
      { name: 'Publish', detail: '48,193 ready', note: 'with full lineage' },
    ],
  },
  workflows: {
    title: 'Automation that knows when to stop',
    text: 'Draw a process once. Below your limit, it runs on its own. Above it, the right person gets one message with the facts, the sources and two buttons: approve or decline.',
    points: [
      'Triggers from any connected system, a schedule or a question',
      'Approvals by role and amount, with cover for absences',
      'Replay any run, step by step',
    ],
  },
  scd: {
    title: 'Build the app your team is missing',
    text: 'SCD is the no-code visual builder. Drag tables, forms and buttons onto a canvas, connect them to live data and publish to the people you choose. Permissions carry over from the source.',
  },
  flow: {
    title: 'How data flows',
    lead: 'From the systems you run to the people who decide, and back.',
    layers: [
      {
        name: 'Your systems',
        parts: ['CRM', 'ERP', 'Help desk', 'HR', 'Warehouse', 'Files'],
        note: 'Data stays put unless a job needs a copy.',
      },
      {
        name: 'Integ',
        product: 'integ',
        parts: ['Connect', 'Authorize', 'Sync'],
        note: `Changes arrive in under ${syncSeconds} seconds.`,
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
        note: 'Above your limits, a person approves.',
      },
      {
        name: 'SCD and your people',
        product: 'scd',
        parts: ['Screens', 'Reports', 'Approvals'],
        note: 'Their changes flow back to the source.',
      },
    ] satisfies FlowLayer[],
    shared: 'One permission model and one audit log across every layer',
  },
  benefits: {
    title: 'Platform benefits in the first quarter',
    items: [
      {
        id: 'time',
        figure: `${timeSavedPercent}%`,
        text: 'time saved on a routine request, the median of our customers.',
      },
      {
        id: 'place',
        figure: '1',
        text: 'place to connect, authorize and audit, instead of one per tool.',
      },
      { id: 'weeks', figure: `${rolloutWeeks} weeks`, text: 'from first workshop to launch.' },
      {
        id: 'uptime',
        figure: `${uptimePercent}%`,
        text: `uptime, with hourly backups kept for ${backupDays} days.`,
      },
    ] satisfies { id: BenefitId; figure: string; text: string }[],
  },
  call: {
    title: 'See it on your own process',
    primary: { label: 'Request a demo', to: hrefWith(paths.demo, { demo: 'platform' }) },
    secondary: { label: 'Compare plans', to: paths.pricing },
  },
} as const

type BenefitId = 'time' | 'place' | 'weeks' | 'uptime'

export interface FlowLayer {
  name: string
  product?: ProductName
  parts: readonly string[]
  note: string
}
