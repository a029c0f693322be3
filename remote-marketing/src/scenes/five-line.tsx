import styled from 'styled-components'
import { productNames } from '@fivefold/shared/theme/palette'
import { productHue } from './product-hue'

/** A hairline in the five hues, in the order of the mark's petals. */
export function FiveLine() {
  return (
    <Line aria-hidden="true">
      {productNames.map((product) => (
        <Part key={product} data-product={product} />
      ))}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  height: 3px;
`

const Part = styled.span`
  ${productHue}
  flex: 1;
  background: var(--hue);
`
