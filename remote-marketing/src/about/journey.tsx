import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Title } from '@fivefold/shared/ui/text'
import { Steps } from '../section/steps'
import type { aboutContent } from './about-content'

export function Journey({ title, lead, years }: typeof aboutContent.journey) {
  return (
    <ContainedSection labelledBy="journey">
      <Stack>
        <Headline id="journey">{title}</Headline>
        <Lead>{lead}</Lead>
      </Stack>
      <Line $across="tablet">
        {years.map(({ year, headline, events }, position) => (
          <li key={year} data-lit={position === years.length - 1 || undefined}>
            <Figure>{year}</Figure>
            <Title>{headline}</Title>
            <Events>
              {events.map((event) => (
                <li key={event}>{event}</li>
              ))}
            </Events>
          </li>
        ))}
      </Line>
    </ContainedSection>
  )
}

const Line = styled(Steps)`
  margin-block-start: ${token.space.head};
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
