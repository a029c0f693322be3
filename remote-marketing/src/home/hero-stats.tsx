import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'

export interface Stat {
  figure: string
  label: string
}

export function HeroStats({ stats }: { stats: readonly Stat[] }) {
  return (
    <List>
      {stats.map(({ figure, label }) => (
        <Entry key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </Entry>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: ${token.space[4]} ${token.space[2]};
  margin-block-start: ${token.space.head};
`

const Entry = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${token.space[1]};

  ${media.tablet} {
    padding-inline-start: ${token.space[5]};
    border-inline-start: 1px solid ${token.color.line};
  }

  & > dd {
    font: 600 ${token.type.headline} / 1.05 ${token.font.sans};
    letter-spacing: -0.03em;
  }

  & > dt {
    ${smallMuted}
    line-height: 1.4;
  }
`
