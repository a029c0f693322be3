import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'

interface EcosystemProps {
  title: string
  lead: string
  categories: readonly { name: string; systems: readonly string[] }[]
}

export function Ecosystem({ title, lead, categories }: EcosystemProps) {
  return (
    <Section tone="surface" labelledBy="cortex-ecosystem">
      <Container>
        <Opening>
          <Headline id="cortex-ecosystem">{title}</Headline>
          <Lead>{lead}</Lead>
        </Opening>
        <Categories>
          {categories.map(({ name, systems }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{systems.join(', ')}</p>
            </li>
          ))}
        </Categories>
      </Container>
    </Section>
  )
}

const Opening = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  margin-block-end: ${token.space[12]};
  text-align: center;

  & > p {
    text-wrap: balance;
  }
`

/* Hairlines between the cells, none around them. */
const Categories = styled.ul`
  display: grid;
  gap: 1px;
  background: ${token.color.line};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }

  & > li {
    padding: ${token.space[8]} clamp(1rem, 3vw, 2.5rem);
    background: ${token.color.surface};
  }

  & h3 {
    font: 600 ${token.type.lead} / 1.35 ${token.font.display};
    letter-spacing: -0.01em;
  }

  & p {
    margin-block-start: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-size: ${token.type.small};
    line-height: 1.6;
  }
`
