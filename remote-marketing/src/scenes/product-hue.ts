import { css } from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** Sets `--hue…` to the product's hue inside a `data-product` element. */
export const productHue = css`
  &[data-product='cortex'] {
    --hue: ${token.product.cortex.solid};
    --hue-text: ${token.product.cortex.text};
    --hue-soft: ${token.product.cortex.soft};
  }

  &[data-product='integ'] {
    --hue: ${token.product.integ.solid};
    --hue-text: ${token.product.integ.text};
    --hue-soft: ${token.product.integ.soft};
  }

  &[data-product='pipelines'] {
    --hue: ${token.product.pipelines.solid};
    --hue-text: ${token.product.pipelines.text};
    --hue-soft: ${token.product.pipelines.soft};
  }

  &[data-product='workflows'] {
    --hue: ${token.product.workflows.solid};
    --hue-text: ${token.product.workflows.text};
    --hue-soft: ${token.product.workflows.soft};
  }

  &[data-product='scd'] {
    --hue: ${token.product.scd.solid};
    --hue-text: ${token.product.scd.text};
    --hue-soft: ${token.product.scd.soft};
  }
`
