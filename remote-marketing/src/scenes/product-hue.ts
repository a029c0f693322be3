import { productNames } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'

/** Sets `--hue…` to the product's hue inside a `data-product` element. */
export const productHue = productNames
  .map(
    (name) => `
      &[data-product='${name}'] {
        --hue: ${token.product[name].solid};
        --hue-text: ${token.product[name].text};
        --hue-soft: ${token.product[name].soft};
      }
    `,
  )
  .join('')
