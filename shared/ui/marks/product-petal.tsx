import type { ProductName } from '../theme/palette'
import { Mark } from './mark'

/**
 * The mark with one product's petal highlighted.
 * @example
 * import { productNames } from '@fivefold/shared/theme/palette'
 * productNames.map((product) => <ProductPetal key={product} product={product} />)
 */
export function ProductPetal({ product }: { product: ProductName }) {
  return <Mark only={product} />
}
