import type { ReactNode } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { productHue } from '../scenes/product-hue'
import type { Tutorial } from './learn-content'

/** Decorative: the result of a tutorial. */
export function TutorialScene({ product }: Pick<Tutorial, 'product'>) {
  return (
    <Field viewBox="0 0 240 180" data-product={product}>
      {scenes[product]}
    </Field>
  )
}

/** A request, an approval and a message. */
const workflow = (
  <>
    <path className="wire" d="M120 52v22M120 110v22" />
    {[22, 76, 130].map((y) => (
      <rect key={y} className="sheet" x="64" y={y} width="112" height="32" rx="8" />
    ))}
    <circle className="hue" cx="82" cy="38" r="6" />
    <path className="mark" d="M76 92l4 5 8-9" />
    <path className="mark" d="M75 140h14v11h-14ZM75 140l7 6 7-6" />
    <path className="text" d="M98 38h58M98 92h44M98 146h64" />
  </>
)

/** Fields of two systems, linked. */
const connection = (
  <>
    <rect className="sheet" x="22" y="30" width="72" height="120" rx="8" />
    <rect className="sheet" x="146" y="30" width="72" height="120" rx="8" />
    <path className="text" d="M34 54h36M34 82h48M34 110h30M34 134h40" />
    <path className="text" d="M168 54h38M168 82h28M168 110h40M168 134h30" />
    <path className="wire" d="M94 54C122 54 118 82 146 82M94 82C122 82 118 54 146 54M94 110h52" />
    {[54, 82, 110].map((y) => (
      <g key={y}>
        <circle className="hue" cx="94" cy={y} r="4" />
        <circle className="hue" cx="146" cy={y} r="4" />
      </g>
    ))}
  </>
)

/** Rows in disorder, and the table they become. */
const table = (
  <>
    {[-9, 6, -4, 11].map((turn, row) => (
      <rect
        key={turn}
        className="sheet"
        x={18 + (row % 2) * 12}
        y={34 + row * 30}
        width="62"
        height="16"
        rx="4"
        transform={`rotate(${turn} 50 ${42 + row * 30})`}
      />
    ))}
    <path className="wire" d="M98 92h26m-8-8 8 8-8 8" />
    <rect className="sheet" x="138" y="34" width="84" height="116" rx="8" />
    <path className="hue" d="M146 34h68a8 8 0 0 1 8 8v14h-84V42a8 8 0 0 1 8-8Z" />
    <path className="rule" d="M138 80h84M138 103h84M138 127h84M180 56v94" />
  </>
)

/** A form with two approvals and a switch. */
const governance = (
  <>
    <rect className="sheet" x="46" y="18" width="148" height="144" rx="8" />
    <path className="text" d="M62 42h76M62 58h52" />
    {[84, 108].map((y) => (
      <g key={y}>
        <circle className="soft" cx="70" cy={y} r="9" />
        <path className="mark" d={`M66 ${y}l3 4 6-7`} />
        <path className="text" d={`M88 ${y}h62`} />
      </g>
    ))}
    <path className="rule" d="M46 126h148" />
    <path className="text" d="M62 144h44" />
    <rect className="hue" x="146" y="135" width="34" height="18" rx="9" />
    <circle className="knob" cx="171" cy="144" r="6.5" />
  </>
)

const scenes: Partial<Record<Tutorial['product'], ReactNode>> = {
  workflows: workflow,
  integ: connection,
  pipelines: table,
  cortex: governance,
}

const Field = styled.svg`
  ${productHue}
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  & .sheet {
    fill: ${token.color.raised};
    stroke: ${token.color.line};
  }

  & .text {
    stroke: ${token.color.line};
    stroke-width: 6;
    stroke-linecap: round;
  }

  & .rule {
    stroke: ${token.color.line};
  }

  & .wire {
    fill: none;
    stroke: var(--hue);
    stroke-width: 2;
  }

  & .mark {
    fill: none;
    stroke: var(--hue-text);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & .hue {
    fill: var(--hue);
  }

  & .soft {
    fill: var(--hue-soft);
  }

  & .knob {
    fill: ${token.color.raised};
  }
`
