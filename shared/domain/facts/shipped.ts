interface ShippedChange {
  title: string
  product: string
  /** ISO day. */
  on: string
}

/**
 * Changes that customers got lately, newest first.
 * @example shipped.syncPreview.on // '2026-09-01'
 */
export const shipped = {
  fieldRestore: {
    title: 'Restore a single field from a backup',
    product: 'Platform',
    on: '2026-11-12',
  },
  runPages: {
    title: 'Run pages with 10,000 steps open in under a second',
    product: 'Smart Workflows',
    on: '2026-11-12',
  },
  syncPreview: {
    title: 'Preview ten records before a sync starts',
    product: 'Integ',
    on: '2026-09-01',
  },
  approvalReminders: {
    title: 'Approvers are reminded every business day',
    product: 'Smart Workflows',
    on: '2026-08-18',
  },
  answerSources: {
    title: 'Every answer links to its sources',
    product: 'Cortex Companion',
    on: '2026-08-11',
  },
} as const satisfies Record<string, ShippedChange>
