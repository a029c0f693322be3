import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'

export function VideoPoster({ product }: { product: ProductName }) {
  return (
    <Scene viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {scenes[product]}
    </Scene>
  )
}

const conversation = (
  <>
    <rect className="sheet" x="96" y="40" width="448" height="360" rx="14" />
    <path className="rule" d="M96 84h448" />
    <circle className="hue" cx="124" cy="62" r="7" />
    <rect className="text" x="140" y="57" width="92" height="10" rx="5" />
    <rect className="soft" x="300" y="106" width="216" height="46" rx="14" />
    <path className="strong" d="M320 129h176" />
    <rect className="text" x="124" y="178" width="250" height="10" rx="5" />
    <rect className="text" x="124" y="200" width="206" height="10" rx="5" />
    <path className="bars" d="M132 320v-44M164 320v-70M196 320v-56M228 320v-88M260 320v-102" />
    <rect className="chip" x="316" y="236" width="104" height="26" rx="13" />
    <rect className="chip" x="432" y="236" width="84" height="26" rx="13" />
    <rect className="chip" x="316" y="274" width="136" height="26" rx="13" />
    <path className="text-line" d="M334 249h68M450 249h48M334 287h100" />
  </>
)

const connectors = (
  <>
    <path
      className="wire"
      d="M176 92C252 92 244 180 320 180M176 180h144M176 268C252 268 244 180 320 180M464 118C388 118 396 180 320 180M464 242C388 242 396 180 320 180"
    />
    {[
      [104, 64],
      [104, 152],
      [104, 240],
      [464, 90],
      [464, 214],
    ].map(([x = 0, y = 0]) => (
      <g key={`${x}-${y}`}>
        <rect className="sheet" x={x} y={y} width="72" height="56" rx="10" />
        <rect className="text" x={x + 16} y={y + 18} width="40" height="8" rx="4" />
        <rect className="chip" x={x + 16} y={y + 32} width="24" height="8" rx="4" />
      </g>
    ))}
    <circle className="hue" cx="320" cy="180" r="64" opacity="0.22" />
    <circle className="hue" cx="248" cy="136" r="5" />
    <circle className="hue" cx="390" cy="216" r="5" />
    <circle className="hue" cx="214" cy="180" r="5" />
  </>
)

const builder = (
  <>
    <rect className="sheet" x="72" y="44" width="496" height="360" rx="14" />
    <path className="rule" d="M188 44v316M72 84h496" />
    {[108, 144, 180, 216].map((y) => (
      <rect key={y} className="chip" x="92" y={y} width="76" height="22" rx="6" />
    ))}
    <rect className="text" x="212" y="108" width="120" height="12" rx="6" />
    <rect className="field" x="212" y="134" width="156" height="30" rx="7" />
    <rect className="field" x="212" y="176" width="156" height="30" rx="7" />
    <rect className="hue" x="212" y="222" width="84" height="30" rx="7" />
    <rect className="frame" x="392" y="104" width="152" height="152" rx="8" />
    <path className="rule" d="M408 136h120M408 168h120M408 200h120M408 232h80" />
    <path className="cursor" d="M520 244l0 34 9-9 7 15 6-3-7-15 12-1Z" />
  </>
)

const scenes: Record<ProductName, ReactNode> = {
  cortex: conversation,
  integ: connectors,
  pipelines: connectors,
  workflows: builder,
  scd: builder,
}

const Scene = styled.svg`
  width: 100%;
  height: 100%;

  & .sheet {
    fill: ${token.color.raised};
    stroke: ${token.color.line};
  }

  & .rule {
    stroke: ${token.color.line};
    stroke-width: 1.5;
  }

  & .text {
    fill: ${token.color.line};
  }

  & .text-line {
    fill: none;
    stroke: var(--hue-text);
    stroke-width: 5;
    stroke-linecap: round;
    opacity: 0.4;
  }

  & .strong {
    stroke: var(--hue-text);
    stroke-width: 8;
    stroke-linecap: round;
    opacity: 0.55;
  }

  & .soft,
  & .chip {
    fill: var(--hue-soft);
  }

  & .hue {
    fill: var(--hue);
  }

  & .field {
    fill: ${token.color.surface};
    stroke: ${token.color.line};
  }

  & .frame {
    fill: none;
    stroke: var(--hue);
    stroke-width: 2;
    stroke-dasharray: 6 5;
  }

  & .wire {
    fill: none;
    stroke: var(--hue);
    stroke-width: 2.5;
  }

  & .bars {
    stroke: var(--hue);
    stroke-width: 18;
    stroke-linecap: round;
  }

  & .cursor {
    fill: ${token.color.ink};
    stroke: ${token.color.raised};
    stroke-width: 2;
  }
`
