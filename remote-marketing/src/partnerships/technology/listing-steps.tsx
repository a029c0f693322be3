import { Text, Title } from '@fivefold/shared/ui/text'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Split } from '@fivefold/shared/ui/layout'
import { HeadedSection } from '../../section/headed-section'
import styled from 'styled-components'
import { ListingScene } from './listing-scene'
import { technologyContent } from './technology-content'

const { steps } = technologyContent

export function ListingSteps() {
  return (
    <HeadedSection tone="surface" labelledBy="steps-title" title={steps.title}>
      <Split $ratio="wide">
        <Steps>
          {steps.items.map(({ name, text }) => (
            <li key={name}>
              <Title>{name}</Title>
              <Text $muted>{text}</Text>
            </li>
          ))}
        </Steps>
        <ListingScene />
      </Split>
    </HeadedSection>
  )
}

const Steps = styled.ol`
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${token.space[1]} 0;
    padding-block: ${token.space[3]};
    border-block-start: 1px solid ${token.color.line};
    counter-increment: step;

    ${media.tablet} {
      grid-template-columns: 3.5rem minmax(0, 1fr);
      padding-block: ${token.space[5]};
    }
  }

  & > li::before {
    grid-row: 1 / 3;
    color: ${token.color.inkMuted};
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    font-variant-numeric: tabular-nums;
    content: counter(step);
  }
`
