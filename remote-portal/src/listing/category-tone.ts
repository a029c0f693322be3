import type { ProductName } from '@fivefold/shared/theme/palette'

const tones = new Map<string, ProductName>([
  ['Cortex Companion', 'cortex'],
  ['Integ', 'integ'],
  ['Data Pipelines', 'pipelines'],
  ['Smart Workflows', 'workflows'],
  ['SCD', 'scd'],
])

/** A category named after a product has the product's hue. */
export const categoryTone = (category: string) => tones.get(category) ?? 'neutral'
