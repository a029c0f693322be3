import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'

interface Spine {
  x: number
  width: number
  height: number
  product: 'cortex' | 'integ' | 'pipelines' | 'workflows' | 'scd'
}

const spines: readonly Spine[] = [
  { x: 0, width: 34, height: 132, product: 'pipelines' },
  { x: 38, width: 24, height: 112, product: 'cortex' },
  { x: 66, width: 44, height: 140, product: 'integ' },
  { x: 114, width: 20, height: 120, product: 'workflows' },
  { x: 138, width: 30, height: 104, product: 'scd' },
]

/** Upright books, one leaning and two lying. */
export function BookSpines() {
  return (
    <Shelf viewBox="0 0 420 160" preserveAspectRatio="xMinYMax" aria-hidden="true">
      {spines.map(({ x, width, height, product }) => (
        <g key={product} fill={token.product[product].solid}>
          <rect x={x} y={152 - height} width={width} height={height} rx="4" />
          <path d={`M${x + 6} ${172 - height}h${width - 12}M${x + 6} 138h${width - 12}`} />
        </g>
      ))}
      <g fill={token.product.integ.solid} transform="rotate(-15 196 152)">
        <rect x="196" y="28" width="28" height="124" rx="4" />
        <path d="M202 46h16M202 138h16" />
      </g>
      <g fill={token.product.workflows.solid}>
        <rect x="272" y="126" width="136" height="26" rx="4" />
        <path d="M288 132v14M392 132v14" />
      </g>
      <g fill={token.product.cortex.solid}>
        <rect x="284" y="104" width="112" height="20" rx="4" />
        <path d="M298 109v10M382 109v10" />
      </g>
      <line x1="0" y1="153" x2="420" y2="153" />
    </Shelf>
  )
}

const Shelf = styled.svg`
  width: 100%;
  max-height: 5rem;

  ${media.tablet} {
    max-height: none;
  }

  & > line {
    stroke: ${token.color.lineStrong};
    stroke-width: 1.5;
  }

  & path {
    stroke: ${token.color.raised};
    stroke-width: 2.5;
    stroke-linecap: round;
    opacity: 0.8;
  }
`
