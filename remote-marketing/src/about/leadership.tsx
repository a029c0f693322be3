import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import type { aboutContent } from './about-content'
import { Leader } from './leader'

export function Leadership({ title, people }: typeof aboutContent.leadership) {
  return (
    <Section tone="surface" labelledBy="leadership">
      <Container>
        <Stacked>
          <Headline id="leadership">{title}</Headline>
          <People>
            {people.map((person) => (
              <Leader key={person.name} {...person} />
            ))}
          </People>
        </Stacked>
      </Container>
    </Section>
  )
}

const Stacked = styled.div`
  display: grid;
  gap: ${token.space.head};
`

const People = styled.ul`
  display: grid;
  gap: ${token.space.head} ${token.space[10]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
