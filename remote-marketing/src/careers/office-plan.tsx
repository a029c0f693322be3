import styled from 'styled-components'
import { productNames } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'
import { productHue } from '../scenes/product-hue'

/** Decorative: an office from above. Each product has a desk, and one desk is free. */
export function OfficePlan() {
  return (
    <Plan viewBox="10 10 460 444" aria-hidden="true">
      <path data-part="wall" d="M280 452H468V12H12V452H200" />
      <path data-part="door" d="M200 452V372A80 80 0 0 1 280 452" />
      {productNames.map((product, place) => (
        <g key={product} data-product={product} transform={placeOf(place)}>
          <Desk />
        </g>
      ))}
      <g data-free="" transform={placeOf(productNames.length)}>
        <Desk />
      </g>
    </Plan>
  )
}

/** Desk, screen, seat and back of the chair; the middle of the desk is the origin. */
function Desk() {
  return (
    <>
      <rect data-part="desk" x="-78" y="-30" width="156" height="56" rx="6" />
      <rect data-part="screen" x="-26" y="-22" width="52" height="7" rx="3.5" />
      <rect data-part="seat" x="-21" y="34" width="42" height="36" rx="12" />
      <path data-part="back" d="M-18 78Q0 86 18 78" />
    </>
  )
}

/** Two columns of three. */
const placeOf = (place: number) =>
  `translate(${place % 2 === 0 ? 126 : 354} ${72 + Math.floor(place / 2) * 132})`

const Plan = styled.svg`
  display: block;
  width: 100%;
  max-width: 30rem;
  height: auto;
  fill: none;
  stroke-linecap: round;
  stroke-width: 2;

  & [data-part='wall'] {
    stroke: ${token.color.ink};
    stroke-width: 4;
  }

  & [data-part='door'] {
    stroke: ${token.color.lineStrong};
  }

  & [data-part='desk'] {
    fill: ${token.color.raised};
    stroke: ${token.color.lineStrong};
  }

  & [data-part='screen'] {
    fill: ${token.color.lineStrong};
  }

  & > [data-product] {
    ${productHue}
  }

  & [data-part='seat'] {
    fill: var(--hue);
  }

  & [data-part='back'] {
    stroke: var(--hue);
    stroke-width: 5;
  }

  & > [data-free] > * {
    fill: none;
    stroke: ${token.color.ink};
    stroke-width: 2;
    stroke-dasharray: 6 6;
  }

  & > [data-free] > [data-part='screen'] {
    display: none;
  }
`
