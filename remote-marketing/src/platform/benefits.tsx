import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'

interface BenefitsProps {
  title: string
  items: readonly { figure: string; text: string }[]
}

export function Benefits({ title, items }: BenefitsProps) {
  return (
    <Section tone="surface" labelledBy="platform-benefits">
      <Container>
        <Headline id="platform-benefits">{title}</Headline>
        <Rows>
          {items.map(({ figure, text }) => (
            <li key={figure}>
              <b>{figure}</b>
              <p>{text}</p>
            </li>
          ))}
        </Rows>
      </Container>
    </Section>
  )
}

const Rows = styled.ul`
  margin-block-start: ${token.space[10]};

  & > li {
    display: grid;
    align-items: baseline;
    gap: ${token.space[1]} ${token.space[8]};
    padding-block: ${token.space[5]};
    border-block-start: 1px solid ${token.color.line};
  }

  ${media.tablet} {
    & > li {
      grid-template-columns: minmax(12rem, 5fr) 7fr;
    }
  }

  & b {
    font: 600 ${token.type.display} / 1 ${token.font.display};
    letter-spacing: -0.04em;
  }

  & p {
    max-width: 38ch;
    font-size: ${token.type.lead};
    line-height: 1.45;
  }
`
