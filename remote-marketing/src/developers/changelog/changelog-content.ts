import { shipped } from '@fivefold/shared/facts/shipped'
import { backupDays } from '@fivefold/shared/facts/service-levels'

export const changeKinds = ['added', 'changed', 'fixed', 'deprecated'] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface Change {
  /** Its anchor is `change-` and this. */
  id: string
  title: string
  product: string
  /** ISO day. */
  on: string
  kind: ChangeKind
  text: string
}

/** Newest first. */
export const changes: readonly Change[] = [
  {
    id: 'webhook-redirects',
    title: 'Webhooks no longer follow redirects',
    product: 'API',
    on: '2026-11-19',
    kind: 'fixed',
    text: 'A delivery to an address that redirects lost its signature on the way. It now counts as failed and names the new address, so that you can subscribe with it.',
  },
  {
    id: 'field-restore',
    ...shipped.fieldRestore,
    kind: 'added',
    text: `Take one field of one record back from any hourly backup of the last ${backupDays} days. Workflows skip a restore unless their trigger includes it, and the audit log marks it.`,
  },
  {
    id: 'run-pages',
    ...shipped.runPages,
    kind: 'changed',
    text: 'The page loads the steps you see and fetches the others while you scroll. Get a run through /v1/workflows to read all of them at once.',
  },
  {
    id: 'resend-delivery',
    title: 'Resend a webhook delivery',
    product: 'API',
    on: '2026-10-22',
    kind: 'added',
    text: 'POST to /v1/webhooks/deliveries/{delivery}/resend after you have repaired your server. The body stays the same; the signature is new.',
  },
  {
    id: 'changes-path',
    title: '/v1/integrations/{id}/changes is deprecated',
    product: 'API',
    on: '2026-10-06',
    kind: 'deprecated',
    text: 'Use /v1/integrations/{id}/records with “since”. It returns the same records, and all of them without it. The old path still answers, with a “Deprecation” header.',
  },
  {
    id: 'analytics-utc',
    title: 'Analytics minutes are in UTC',
    product: 'API',
    on: '2026-09-22',
    kind: 'fixed',
    text: 'When clocks changed, an hour of /v1/analytics had two meanings. Every time now ends with Z.',
  },
  {
    id: 'sync-preview',
    ...shipped.syncPreview,
    kind: 'added',
    text: 'Preview shows how records will arrive, and every value that would be cut, converted or rejected. Nothing is written before you start the sync.',
  },
  {
    id: 'approval-reminders',
    ...shipped.approvalReminders,
    kind: 'changed',
    text: 'A request for approval used to arrive once. Whoever has to decide now hears of it each business day until they do.',
  },
  {
    id: 'answer-sources',
    ...shipped.answerSources,
    kind: 'added',
    text: 'Click a figure to see the record behind it. In the API, “sources” lists the system, the rows and their age.',
  },
  {
    id: 'error-codes',
    title: 'Errors have a code',
    product: 'API',
    on: '2026-07-14',
    kind: 'changed',
    text: 'The body of an error has “code” beside “message”. Compare the code: we improve messages without notice.',
  },
  {
    id: 'cli-logs',
    title: 'Follow logs from the terminal',
    product: 'CLI',
    on: '2026-06-30',
    kind: 'added',
    text: '“logs --follow” prints each line as it is written, until you press Ctrl+C.',
  },
]

export const changelogContent = {
  title: 'Changelog',
  lead: 'What changed in the API and in the products behind it, newest first.',
  filterLabel: 'Kind of change',
  all: 'All',
  kinds: {
    added: 'Added',
    changed: 'Changed',
    fixed: 'Fixed',
    deprecated: 'Deprecated',
  },
} as const
