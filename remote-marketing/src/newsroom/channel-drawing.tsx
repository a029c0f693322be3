import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

interface ChannelDrawingProps {
  channel: 'publication' | 'video' | 'releases'
}

/** A page, a video or a list of releases. */
export function ChannelDrawing({ channel }: ChannelDrawingProps) {
  const { solid, soft } = token.product[hues[channel]]
  return (
    <Field viewBox="0 0 176 104" aria-hidden="true" color={solid}>
      <rect x="-1" y="-1" width="178" height="106" fill={soft} />
      {drawings[channel]}
    </Field>
  )
}

const drawings = {
  publication: (
    <>
      <rect className="sheet" x="44" y="16" width="88" height="104" rx="6" />
      <rect className="strong" x="56" y="30" width="46" height="7" rx="2" />
      <path className="line" d="M56 50h64M56 60h64M56 70h52M56 86h64M56 96h40" />
    </>
  ),
  video: (
    <>
      <rect className="sheet" x="30" y="20" width="116" height="64" rx="6" />
      <path className="strong" d="M80 40v24l20-12Z" />
      <path className="line" d="M42 74h92" />
      <path className="progress" d="M42 74h38" />
    </>
  ),
  releases: (
    <>
      <path className="line" d="M48 8v92" />
      {[24, 52, 80].map((y) => (
        <g key={y}>
          <circle className="strong" cx="48" cy={y} r="5" />
          <rect className="sheet" x="64" y={y - 10} width="84" height="20" rx="5" />
          <path className="line" d={`M74 ${y}h${70 - y / 3}`} />
        </g>
      ))}
    </>
  ),
}

const hues = { publication: 'pipelines', video: 'scd', releases: 'integ' } as const

const Field = styled.svg`
  width: 100%;
  border-radius: ${token.radius.control};

  & .sheet {
    fill: ${token.color.raised};
    stroke: ${token.color.line};
  }

  & .strong {
    fill: currentColor;
  }

  & .line {
    fill: none;
    stroke: ${token.color.line};
    stroke-width: 3;
    stroke-linecap: round;
  }

  & .progress {
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
  }
`
