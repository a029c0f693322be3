import type { ProductName } from '../theme/palette'
import { Mark } from './mark'

/**
 * The mark with one product's petal highlighted.
 * @example <ProductPetal product="cortex" />
 */
export function ProductPetal({ product }: { product: ProductName }) {
  return <Mark only={product} />
}
