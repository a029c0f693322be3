import { eachProduct } from '@fivefold/shared/theme/tokens'

const ofProduct = (name: string) => `&[data-product='${name}']`

/** Sets `--hue…` to the product's hue inside a `data-product` element. */
export const productHue = eachProduct(
  ofProduct,
  ({ solid, text, soft }) => `--hue: ${solid}; --hue-text: ${text}; --hue-soft: ${soft};`,
)

/** Sets only `--hue`, to save bytes. */
export const solidHue = eachProduct(ofProduct, ({ solid }) => `--hue: ${solid};`)
