import { productNames } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'

type Hue = (typeof token.product)[keyof typeof token.product]

const eachProduct = (rule: (hue: Hue) => string) =>
  productNames
    .map((name) => `&[data-product='${name}'] { ${rule(token.product[name])} }`)
    .join('\n')

/** Sets `--hue…` to the product's hue inside a `data-product` element. */
export const productHue = eachProduct(
  ({ solid, text, soft }) => `--hue: ${solid}; --hue-text: ${text}; --hue-soft: ${soft};`,
)

/** Sets only `--hue`, to save bytes. */
export const solidHue = eachProduct(({ solid }) => `--hue: ${solid};`)
