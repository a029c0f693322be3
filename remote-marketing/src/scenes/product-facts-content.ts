import type { ProductName } from '@fivefold/shared/theme/palette'

/** How the five products are called and what each one is, everywhere in the same words. */
export const productFacts = {
  cortex: { name: 'Cortex Companion', kind: 'Conversational AI assistant' },
  integ: { name: 'Integ', kind: 'Universal connector' },
  pipelines: { name: 'Data Pipelines', kind: 'Data intelligence' },
  workflows: { name: 'Smart Workflows', kind: 'Automation with approvals' },
  scd: { name: 'SCD', kind: 'No-code visual builder' },
} as const satisfies Record<ProductName, { name: string; kind: string }>
