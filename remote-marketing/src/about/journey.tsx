import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Title } from '@fivefold/shared/ui/text'
import type { aboutContent } from './about-content'

export function Journey({ title, lead, years }: typeof aboutContent.journey) {
  return (
    <Section labelledBy="journey">
      <Container>
        <Stack>
          <Headline id="journey">{title}</Headline>
          <Lead>{lead}</Lead>
        </Stack>
        <Line>
          {years.map(({ year, headline, events }) => (
            <Year key={year}>
              <Figure>{year}</Figure>
              <Title>{headline}</Title>
              <Events>
                {events.map((event) => (
                  <li key={event}>{event}</li>
                ))}
              </Events>
            </Year>
          ))}
        </Line>
      </Container>
    </Section>
  )
}

const Line = styled.ol`
  display: grid;
  margin-block-start: ${token.space.head};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Year = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  padding-block-end: ${token.space[5]};
  padding-inline-start: ${token.space[6]};
  border-inline-start: 1px solid ${token.color.lineStrong};

  &::before {
    position: absolute;
    inset-block-start: 0.3rem;
    inset-inline-start: calc(-0.375rem - 0.5px);
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${token.color.ink};
    border-radius: 50%;
    background: ${token.color.paper};
    content: '';
  }

  &:last-child::before {
    background: ${token.color.ink};
  }

  ${media.tablet} {
    padding-block: ${token.space[5]} 0;
    padding-inline: 0 ${token.space[8]};
    border-block-start: 1px solid ${token.color.lineStrong};
    border-inline-start: 0;

    &::before {
      inset-block-start: calc(-0.375rem - 0.5px);
      inset-inline-start: 0;
    }
  }
`

const Figure = styled.p`
  color: ${token.color.inkMuted};
  font: 500 ${token.type.small} / 1.4 ${token.font.mono};
`

const Events = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  max-width: 24rem;
  color: ${token.color.inkMuted};
  line-height: 1.5;
`
