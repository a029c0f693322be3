import type { ReactNode } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { productHue } from '../scenes/product-hue'
import type { Tutorial } from './learn-content'
import { tutorialScenes as words } from './tutorial-scene-content'

/** Degrees of the cards in disorder. */
const turns = [-9, 6, -4, 11]
/** Places of the fields in the other system: the first two change. */
const crossed = [22, 0, 44]

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
    {words.workflow.map((word, step) => (
      <g key={word}>
        <rect className="sheet" x="64" y={22 + step * 54} width="112" height="32" rx="8" />
        <text x="100" y={42 + step * 54}>
          {word}
        </text>
      </g>
    ))}
    <circle className="hue" cx="82" cy="38" r="6" />
    <path className="mark" d="M76 92l4 5 8-9" />
    <path className="mark" d="M75 140h14v11h-14ZM75 140l7 6 7-6" />
  </>
)

/** Fields of two systems, linked. */
const connection = (
  <>
    {[
      { name: words.connection.from, x: 22 },
      { name: words.connection.to, x: 146 },
    ].map(({ name, x }) => (
      <g key={name}>
        <rect className="sheet" x={x} y="24" width="72" height="106" rx="8" />
        <path className="rule" d={`M${x} 50h72`} />
        <text className="strong" x={x + 12} y="41">
          {name}
        </text>
      </g>
    ))}
    <path className="wire" d="M94 68C122 68 118 90 146 90M94 90C122 90 118 68 146 68M94 112h52" />
    {words.connection.fields.map((field, row) => (
      <g key={field}>
        <text x="34" y={72 + row * 22}>
          {field}
        </text>
        <text x="158" y={72 + (crossed[row] ?? 0)}>
          {field}
        </text>
        <circle className="hue" cx="94" cy={68 + row * 22} r="4" />
        <circle className="hue" cx="146" cy={68 + row * 22} r="4" />
      </g>
    ))}
  </>
)

/** One date in four spellings, and the column that they become. */
const table = (
  <>
    {words.table.messy.map((spelling, row) => (
      <g key={spelling} transform={`rotate(${turns[row]} 50 ${46 + row * 30})`}>
        <rect
          className="sheet"
          x={18 + (row % 2) * 12}
          y={34 + row * 30}
          width="62"
          height="22"
          rx="4"
        />
        <text x={28 + (row % 2) * 12} y={49 + row * 30}>
          {spelling}
        </text>
      </g>
    ))}
    <path className="wire" d="M100 92h26m-8-8 8 8-8 8" />
    <rect className="sheet" x="140" y="34" width="82" height="116" rx="8" />
    <path className="soft" d="M148 34h66a8 8 0 0 1 8 8v20h-82V42a8 8 0 0 1 8-8Z" />
    <path className="rule" d="M140 62h82M140 92h82M140 121h82" />
    <text className="strong" x="152" y="52">
      {words.table.column}
    </text>
    {words.table.clean.map((date, row) => (
      <text key={date} x="152" y={81 + row * 29.5}>
        {date}
      </text>
    ))}
  </>
)

/** A model with two approvals and a switch. */
const governance = (
  <>
    <rect className="sheet" x="46" y="18" width="148" height="144" rx="8" />
    <text className="strong" x="62" y="43">
      {words.governance.model}
    </text>
    <path className="text" d="M62 58h72" />
    {words.governance.approvals.map((approver, row) => (
      <g key={approver} transform={`translate(0 ${row * 26})`}>
        <circle className="soft" cx="70" cy="84" r="9" />
        <path className="mark" d="M66 84l3 4 6-7" />
        <text x="88" y="88">
          {approver}
        </text>
      </g>
    ))}
    <path className="rule" d="M46 128h148" />
    <text x="62" y="149">
      {words.governance.enabled}
    </text>
    <rect className="hue" x="146" y="136" width="34" height="18" rx="9" />
    <circle className="knob" cx="171" cy="145" r="6.5" />
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

  & text {
    fill: ${token.color.inkMuted};
    font-size: 12px;
  }

  & .strong {
    fill: ${token.color.ink};
    font-weight: 600;
  }

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
