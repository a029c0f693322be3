import type { ProductName } from '@fivefold/shared/theme/palette'

/** Name and description of the five products, the same on all pages. */
export const productFacts = {
  cortex: { name: 'Cortex Companion', kind: 'Conversational AI assistant' },
  integ: { name: 'Integ', kind: 'Universal connector' },
  pipelines: { name: 'Data Pipelines', kind: 'Data intelligence' },
  workflows: { name: 'Smart Workflows', kind: 'Automation with approvals' },
  scd: { name: 'SCD', kind: 'No-code visual builder' },
} as const satisfies Record<ProductName, { name: string; kind: string }>
