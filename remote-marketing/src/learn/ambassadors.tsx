import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Card } from '@fivefold/shared/ui/card'
import { SplitSection } from '../section/split-section'
import styled from 'styled-components'
import { ComingButton } from '../coming/coming-button'
import { learnContent } from './learn-content'

const { ambassadors } = learnContent

export function Ambassadors() {
  return (
    <SplitSection
      tone="surface"
      labelledBy="ambassadors-title"
      title={ambassadors.title}
      lead={ambassadors.text}
      ratio="wide"
      align="center"
      more={
        <ComingButton size="large" coming={ambassadors.coming}>
          {ambassadors.apply}
        </ComingButton>
      }
    >
      <Roster>
        <h3>{ambassadors.rosterTitle}</h3>
        <Places aria-hidden="true">
          {Array.from({ length: ambassadors.places }, (_, place) => (
            <span key={place} />
          ))}
        </Places>
        <p>{ambassadors.empty}</p>
      </Roster>
    </SplitSection>
  )
}

const Roster = styled(Card)`
  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  }

  & > p {
    ${smallMuted}
    line-height: 1.5;
  }
`

const Places = styled.div`
  display: flex;

  & > span {
    width: 3rem;
    aspect-ratio: 1;
    border: 1.5px dashed ${token.color.lineStrong};
    border-radius: 50%;
    background: ${token.color.raised};
  }

  & > span + span {
    margin-inline-start: calc(-1 * ${token.space[3]});
  }
`
