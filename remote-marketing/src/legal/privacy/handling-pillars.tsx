import { Container } from '@fivefold/shared/ui/layout'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Forward, Hourglass, ListMinus, Target } from 'lucide-react'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { Small } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import { privacyContent } from './privacy-content'

const { pillars } = privacyContent
const icons = [ListMinus, Target, Hourglass, Forward]

export function HandlingPillars() {
  return (
    <Band aria-labelledby="pillars-title">
      <Container>
        <VisuallyHidden as="h2" id="pillars-title">
          {pillars.title}
        </VisuallyHidden>
        <Pillars>
          {pillars.items.map(({ name, text }, position) => {
            const Icon = icons[position] ?? Target
            return (
              <li key={name}>
                <Icon aria-hidden="true" />
                <h3>{name}</h3>
                <Small>{text}</Small>
              </li>
            )
          })}
        </Pillars>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  border-block: 1px solid ${token.color.line};
  background: ${token.color.surface};
`

const Pillars = styled.ul`
  ${oneColumn}

  & > li {
    ${oneColumn}
    align-content: start;
    gap: ${token.space[1]};
    padding-block: ${token.space[4]};
  }

  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }

  & svg {
    width: 1.5rem;
    height: 1.5rem;
    margin-block-end: ${token.space[1]};
    color: ${token.color.accent};
  }

  & h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;

    & > li:nth-child(2) {
      border-block-start: 0;
    }

    & > li:nth-child(odd) {
      padding-inline-end: ${token.space[6]};
    }

    & > li:nth-child(even) {
      padding-inline-start: ${token.space[6]};
      border-inline-start: 1px solid ${token.color.line};
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);

    & > li {
      padding: ${token.space.head} ${token.space[6]};
    }

    & > li + li {
      border-block-start: 0;
      border-inline-start: 1px solid ${token.color.line};
    }

    & > li:first-child {
      padding-inline-start: 0;
    }

    & > li:last-child {
      padding-inline-end: 0;
    }
  }
`
