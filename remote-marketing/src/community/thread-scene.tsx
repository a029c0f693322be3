import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

/** Decorative: a question, three answers, and the one that helped. */
export function ThreadScene() {
  return (
    <Scene viewBox="0 0 440 400" aria-hidden="true">
      <path
        d="M44 84 V336 M44 170 H84 M44 254 H84 M44 336 H84"
        fill="none"
        stroke={token.color.line}
        strokeWidth="2"
      />
      <Message x={16} y={28} width={380} hue={token.product.cortex.solid} lines={[210, 284]} />
      <Message x={84} y={140} width={300} hue={token.product.integ.solid} lines={[180]} />
      <Message
        x={84}
        y={224}
        width={340}
        hue={token.product.workflows.solid}
        lines={[232]}
        chosen
      />
      <Message x={84} y={306} width={268} hue={token.product.scd.solid} lines={[150]} />
    </Scene>
  )
}

interface MessageProps {
  x: number
  y: number
  width: number
  hue: string
  /** Lengths of the lines of text. */
  lines: readonly number[]
  chosen?: boolean
}

function Message({ x, y, width, hue, lines, chosen = false }: MessageProps) {
  const height = 36 + lines.length * 26
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx="14"
        fill={token.color.raised}
        stroke={chosen ? token.color.success : token.color.line}
        strokeWidth={chosen ? 2 : 1}
      />
      <circle cx="30" cy="31" r="13" fill={hue} />
      {lines.map((length, line) => (
        <rect
          key={line}
          x="56"
          y={26 + line * 24}
          width={length}
          height="10"
          rx="5"
          fill={line === 0 ? token.color.lineStrong : token.color.line}
          opacity={line === 0 ? 0.7 : 1}
        />
      ))}
      {chosen && (
        <g transform={`translate(${width - 34} 18)`}>
          <circle cx="13" cy="13" r="13" fill={token.color.success} />
          <path
            d="M7 13.5 L11.5 18 L19.5 9"
            fill="none"
            stroke={token.color.raised}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
    </g>
  )
}

const Scene = styled.svg`
  width: 100%;
  max-width: 22rem;
  margin-inline: auto;
  height: auto;
`
