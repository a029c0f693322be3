import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import { BenefitDrawing } from './benefit-drawing'
import type { platformContent } from './platform-content'

export function Benefits({ title, items }: typeof platformContent.benefits) {
  return (
    <Section tone="surface" labelledBy="platform-benefits">
      <Container>
        <Headline id="platform-benefits">{title}</Headline>
        <Tiles>
          {items.map(({ id, figure, text }) => (
            <li key={id}>
              <Words>
                <b>{figure}</b>
                <p>{text}</p>
              </Words>
              <BenefitDrawing benefit={id} />
            </li>
          ))}
        </Tiles>
      </Container>
    </Section>
  )
}

/* One frame; the wide tile alternates sides. */
const Tiles = styled.ul`
  display: grid;
  gap: 1px;
  margin-block-start: ${token.space.head};
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.line};

  & > li {
    display: grid;
    align-content: space-between;
    gap: ${token.space[8]};
    padding: clamp(1.25rem, 3vw, 2.25rem);
    background: ${token.color.raised};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 2fr) minmax(0, 5fr);

    & > li:is(:first-child, :last-child) {
      grid-column: span 2;
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[2]};

  & > b {
    font: 600 ${token.type.display} / 1 ${token.font.sans};
    letter-spacing: -0.04em;
  }

  & > p {
    max-width: 40ch;
    color: ${token.color.inkMuted};
    font-size: ${token.type.lead};
    line-height: 1.45;
  }
`
