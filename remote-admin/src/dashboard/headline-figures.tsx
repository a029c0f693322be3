import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { countWords } from '@fivefold/shared/words/count-words'
import type { Figure } from './dashboard-content'

export function HeadlineFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Strip>
      {figures.map(({ label, value }) => (
        <Cell key={label}>
          <dt>{label}</dt>
          <dd>{countWords(value)}</dd>
        </Cell>
      ))}
    </Strip>
  )
}

/* Hairlines between the cells, in one row and in two. */
const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.line};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Cell = styled.div`
  padding: ${token.space[4]} ${token.space[5]};
  background: ${token.color.raised};

  & > dt {
    color: ${token.color.inkMuted};
    font: 550 ${token.type.small} / 1.4 ${token.font.sans};
  }

  & > dd {
    font: 600 ${token.type.title} / 1.3 ${token.font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.015em;
  }
`
