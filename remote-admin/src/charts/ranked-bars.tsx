import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { countWords } from '@fivefold/shared/words/count-words'

export interface Ranked {
  id: string
  name: string
  count: number
  /** Link to the counted rows. */
  to: string
}

/** Names with their counts, most first. The bars are decoration. */
export function RankedBars({ label, ranked }: { label: string; ranked: readonly Ranked[] }) {
  const most = Math.max(1, ...ranked.map(({ count }) => count))
  return (
    <List aria-label={label}>
      {ranked.map(({ id, name, count, to }) => (
        <li key={id}>
          <Name to={to}>{name}</Name>
          <Count>{countWords(count)}</Count>
          <Bar aria-hidden="true">
            <rect width={`${(count / most) * 100}%`} height="100%" rx="2" />
          </Bar>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  ${oneColumn}
  gap: ${token.space[3]};
  font-size: ${token.type.small};
  line-height: 1.4;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[1]} ${token.space[4]};
  }
`

const Name = styled(Link)`
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`

const Count = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Bar = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: 0.25rem;
  fill: ${token.color.accent};

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`
