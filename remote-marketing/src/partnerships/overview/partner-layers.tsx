import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { productHue } from '../../scenes/product-hue'
import { partnershipsContent } from './partnerships-content'

const { layers } = partnershipsContent

/** Decorative: each kind of partner adds a layer to one customer's project. */
export function PartnerLayers() {
  return (
    <Scene viewBox="18 8 422 378" aria-hidden="true">
      {layers.map(({ partner, adds, hue }, level) => (
        <g key={partner} data-product={hue} transform={`translate(0 ${heightOf(level)})`}>
          <path data-part="left" d="M20 70L140 130V154L20 94Z" />
          <path data-part="right" d="M140 130L260 70V94L140 154Z" />
          <path data-part="top" d="M140 10L260 70L140 130L20 70Z" />
          <path data-part="lead" d="M260 82H292" />
          <text x="302" y="79">
            {partner}
          </text>
          <text x="302" y="97" data-part="note">
            {adds}
          </text>
        </g>
      ))}
    </Scene>
  )
}

/** The first layer is at the bottom. */
const heightOf = (level: number) => (layers.length - 1 - level) * 76

const Scene = styled.svg`
  display: block;
  width: 100%;
  max-width: 30rem;
  margin-inline: auto;
  height: auto;
  stroke-linejoin: round;
  stroke-width: 1.5;

  & > g {
    ${productHue}
    stroke: var(--hue);
  }

  & [data-part='top'] {
    fill: var(--hue-soft);
  }

  & [data-part='left'],
  & [data-part='right'] {
    fill: var(--hue);
  }

  & [data-part='lead'] {
    stroke: ${token.color.lineStrong};
  }

  & text {
    fill: ${token.color.ink};
    stroke: none;
    font: 600 14px ${token.font.sans};
  }

  & [data-part='note'] {
    fill: ${token.color.inkMuted};
    font-weight: 450;
    font-size: 13px;
  }
`
