import { Link } from '@fivefold/shared/routing/link'
import { ContainedSection } from '@fivefold/shared/ui/layout'
import { Headline, Text } from '@fivefold/shared/ui/text'
import { media, oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import { wholeRow } from '../../section/row-link'
import { BookOpen, Braces, CodeXml } from 'lucide-react'
import styled from 'styled-components'
import { technologyContent } from './technology-content'

const { start } = technologyContent
const icons = [CodeXml, Braces, BookOpen]

export function BuilderLinks() {
  return (
    <ContainedSection labelledBy="start-title">
      <Shelf>
        <Headline id="start-title">{start.title}</Headline>
        {start.items.map(({ name, text, to }, position) => {
          const Icon = icons[position] ?? BookOpen
          return (
            <Book key={to}>
              <Icon aria-hidden="true" />
              <h3>
                <Link to={to}>{name}</Link>
              </h3>
              <Text $muted>{text}</Text>
            </Book>
          )
        })}
      </Shelf>
    </ContainedSection>
  )
}

/* The headline is the first cell of a two-by-two grid. */
const Shelf = styled.div`
  ${oneColumn}
  gap: ${token.space[3]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  & > h2 {
    align-self: center;
    max-width: 7.5em;
  }
`

const Book = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: end;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space.card};
  ${panel}
  transition: border-color ${token.motion.base} ${token.motion.ease};

  &:hover {
    border-color: ${token.color.lineStrong};
  }

  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${token.color.inkMuted};
  }

  & > p {
    grid-column: 1 / -1;
  }

  & > h3 {
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  & a {
    text-decoration: none;
    ${wholeRow}
  }
`
