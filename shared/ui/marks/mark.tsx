import styled from 'styled-components'
import { brand } from '../../brand'
import { productNames, type ProductName } from '../theme/palette'
import { eachProduct } from '../theme/tokens'

interface MarkProps {
  /** `products` colors each petal in its product's hue; `ink` uses the text color. */
  tone?: 'products' | 'ink'
  /** Shows one petal in its hue and the others faintly. */
  only?: ProductName
}

/**
 * The figure of the brand: equal parts around a centre, one for each product, as large as the surrounding text.
 * @example <Mark tone="ink" />
 */
export function Mark({ tone = 'products', only }: MarkProps) {
  return (
    <Figure viewBox="0 0 100 100" aria-hidden="true" data-tone={tone}>
      {productNames.map((product, position) => (
        <path
          key={product}
          d={brand.markPart}
          transform={`rotate(${(position * 360) / productNames.length} 50 54)`}
          data-product={product}
          data-faint={only !== undefined && only !== product ? '' : undefined}
        />
      ))}
    </Figure>
  )
}

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

  ${eachProduct(
    (name) => `&[data-tone='products'] > [data-product='${name}']`,
    ({ solid }) => `color: ${solid};`,
  )}

  & > [data-faint] {
    opacity: 0.24;
  }

  @media (forced-colors: active) {
    &[data-tone='products'] {
      forced-color-adjust: none;
    }
  }
`
