interface Shipped {
  title: string
  product: string
  /** ISO day. */
  on: string
}

export const shippedTitle = 'Recently shipped'

/** Changes that customers got lately, newest first. */
export const shipped: readonly Shipped[] = [
  {
    title: 'Approvers are reminded every business day',
    product: 'Smart Workflows',
    on: '2026-10-20',
  },
  { title: 'Preview ten records before a sync starts', product: 'Integ', on: '2026-09-15' },
  { title: 'Every answer links to its sources', product: 'Cortex Companion', on: '2026-08-11' },
]
