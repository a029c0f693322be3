import { ArrowDown } from 'lucide-react'
import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { movingArrow } from '../section/row-link'
import { Opening } from '../section/opening'
import type { solutionsContent } from './solutions-content'

/** Shows the page's table of contents instead of a picture. */
export function SolutionsHero({ title, lead, indexLabel, index }: typeof solutionsContent.hero) {
  return (
    <Opening>
      <Split $ratio="wide" $align="end">
        <Stack $gap={5}>
          <Headline>{title}</Headline>
          <Lead>{lead}</Lead>
        </Stack>
        <Index aria-label={indexLabel}>
          <ul>
            {index.map(({ label, to, note }) => (
              <li key={to}>
                <Link to={to}>
                  <b>{label}</b>
                  <span>{note}</span>
                  <ArrowDown aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </Index>
      </Split>
    </Opening>
  )
}

const Headline = styled(Display)`
  max-width: 9em;
`

const Index = styled.nav`
  & > ul {
    border-block-start: 1px solid ${token.color.ink};
  }

  & a {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 ${token.space[4]};
    padding-block: 0.375rem;
    border-block-end: 1px solid ${token.color.line};
    line-height: 1.4;
    text-decoration: none;
    ${movingArrow('translateY(3px)', '1.125rem')}
  }

  & b {
    font: 600 ${token.type.lead} / 1.35 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  & span {
    grid-row: 2;
    ${smallMuted}
  }

  & svg {
    grid-row: span 2;
  }
`
