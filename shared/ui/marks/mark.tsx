import styled from 'styled-components'
import { productNames, type ProductName } from '../theme/palette'
import { token } from '../theme/tokens'

interface MarkProps {
  /** `products` colors each petal in its product's hue; `ink` uses the text color. */
  tone?: 'products' | 'ink'
  /** Shows one petal in its hue and the others faintly. */
  only?: ProductName
}

/**
 * The five-fold figure: five equal parts around a centre, as large as the surrounding text.
 * @example <Mark tone="ink" />
 */
export function Mark({ tone = 'products', only }: MarkProps) {
  return (
    <Figure viewBox="0 0 100 100" aria-hidden="true" data-tone={tone}>
      {productNames.map((product, position) => (
        <path
          key={product}
          d={petalPath}
          transform={`rotate(${position * 72} 50 54)`}
          data-product={product}
          data-faint={only !== undefined && only !== product ? '' : undefined}
        />
      ))}
    </Figure>
  )
}

/** The upper petal on a field of 100 x 100 with the centre 50, 54. Its outline rounds it. */
const petalPath = 'M50 46 L35.9 26.4 L50 8 L64.1 26.4 Z'

const Figure = styled.svg`
  display: block;
  flex: none;
  width: 1em;
  height: 1em;
  color: inherit;

  & > path {
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 6px;
    stroke-linejoin: round;
  }

  &[data-tone='products'] > [data-product='cortex'] {
    color: ${token.product.cortex.solid};
  }

  &[data-tone='products'] > [data-product='integ'] {
    color: ${token.product.integ.solid};
  }

  &[data-tone='products'] > [data-product='pipelines'] {
    color: ${token.product.pipelines.solid};
  }

  &[data-tone='products'] > [data-product='workflows'] {
    color: ${token.product.workflows.solid};
  }

  &[data-tone='products'] > [data-product='scd'] {
    color: ${token.product.scd.solid};
  }

  & > [data-faint] {
    opacity: 0.24;
  }

  @media (forced-colors: active) {
    &[data-tone='products'] {
      forced-color-adjust: none;
    }
  }
`
