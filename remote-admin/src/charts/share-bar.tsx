import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

export interface Share {
  name: string
  count: number
  tone: 'info' | 'warning' | 'success' | 'neutral'
}

/** Decorative: one bar divided into shares. The counts are listed as text. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const total = shares.reduce((sum, { count }) => sum + count, 0)
  const before = (place: number) =>
    shares.slice(0, place).reduce((sum, { count }) => sum + count, 0) / total
  return (
    <Bar aria-hidden="true">
      {total > 0 &&
        shares.map(({ name, count, tone }, place) => (
          <rect
            key={name}
            data-tone={tone}
            x={`${before(place) * 100}%`}
            width={`${(count / total) * 100}%`}
            height="100%"
          />
        ))}
    </Bar>
  )
}

const Bar = styled.svg`
  width: 100%;
  height: 0.625rem;
  border-radius: ${token.radius.control};
  background: ${token.color.hover};

  & > rect {
    stroke: ${token.color.raised};
    stroke-width: 1.5px;
  }

  & > [data-tone='info'] {
    fill: color-mix(in oklab, ${token.color.info} 75%, ${token.color.infoSoft});
  }

  & > [data-tone='warning'] {
    fill: color-mix(in oklab, ${token.color.warning} 75%, ${token.color.warningSoft});
  }

  & > [data-tone='success'] {
    fill: color-mix(in oklab, ${token.color.success} 75%, ${token.color.successSoft});
  }

  & > [data-tone='neutral'] {
    fill: ${token.color.lineStrong};
  }
`
