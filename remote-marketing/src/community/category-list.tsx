import { oneColumn, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { movingArrow, wholeRow } from '../section/row-link'
import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { communityContent, discussionCount } from './community-content'
import type { Discussion } from './discussion/discussion'

interface CategoryListProps {
  discussions: readonly Discussion[]
  onChoose: (category: string) => void
}

export function CategoryList({ discussions, onChoose }: CategoryListProps) {
  return (
    <List>
      {communityContent.categories.map(({ name, text }) => (
        <li key={name}>
          <h3>
            <button type="button" onClick={() => onChoose(name)}>
              {name}
            </button>
          </h3>
          <p>{text}</p>
          <span>
            {discussionCount(discussions.filter((each) => each.category === name).length)}
          </span>
          <ArrowRight aria-hidden="true" />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  ${oneColumn}

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[1]} ${token.space[6]};
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
    ${movingArrow('translateX(4px)')}
  }

  & > li:first-child {
    padding-block-start: ${token.space[2]};
  }

  & h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  & button {
    cursor: pointer;
    letter-spacing: inherit;
    text-align: start;
    ${wholeRow}
  }

  & p {
    grid-column: 1;
    ${smallMuted}
    line-height: 1.5;
  }

  & span {
    grid-column: 1;
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
    font-variant-numeric: tabular-nums;
  }

  & svg {
    grid-row: 1 / 4;
    grid-column: 2;
  }
`
