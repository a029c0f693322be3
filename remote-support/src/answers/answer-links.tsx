import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Caption } from '@fivefold/shared/ui/text'
import type { ListedAnswer } from './answer-list'

/** Links to answers, each with its category. */
export function AnswerLinks({ answers }: { answers: readonly ListedAnswer[] }) {
  return (
    <List>
      {answers.map(({ path, title, category }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <Caption>{category}</Caption>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  border-block-start: 1px solid ${token.color.line};

  & > li {
    position: relative;
    display: grid;
    gap: 0 ${token.space[4]};
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
  }

  & a {
    color: inherit;
    font-weight: 550;
    text-decoration: none;
  }

  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  & li:hover a {
    text-decoration: underline;
  }

  ${media.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
`
