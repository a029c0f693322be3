import { token } from '@fivefold/shared/theme/tokens'
import { Small } from '@fivefold/shared/ui/text'
import { HeadedSection } from '../../section/headed-section'
import { Steps } from '../../section/steps'
import styled from 'styled-components'
import { partnershipsContent } from './partnerships-content'

const { steps } = partnershipsContent

export function ReviewSteps() {
  return (
    <HeadedSection labelledBy="steps-title" title={steps.title}>
      <Line $across="desktop">
        {steps.items.map(({ when, name, text }, position) => (
          <li key={name} data-lit={position === 1 || undefined}>
            <When>{when}</When>
            <h3>{name}</h3>
            <Small>{text}</Small>
          </li>
        ))}
      </Line>
    </HeadedSection>
  )
}

const Line = styled(Steps)`
  & h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }
`

const When = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  font-variant-numeric: tabular-nums;

  [data-lit] > & {
    color: ${token.color.accent};
    font-weight: 550;
  }
`
