import { oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import { NumberedList } from '../../section/numbered-list'
import { SplitSection } from '../../section/split-section'
import styled from 'styled-components'
import { ButtonPair } from '../../section/button-pair'
import { securityContent } from './security-content'

const { disclosure } = securityContent

export function DisclosureContact() {
  return (
    <SplitSection
      id="disclosure"
      tone="surface"
      labelledBy="disclosure-title"
      title={disclosure.title}
      lead={disclosure.text}
      ratio="wide"
      more={<ButtonPair primary={disclosure.mail} secondary={disclosure.contact} />}
    >
      <Note>
        <h3>{disclosure.includesTitle}</h3>
        <NumberedList>
          {disclosure.includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </NumberedList>
      </Note>
    </SplitSection>
  )
}

const Note = styled.div`
  ${oneColumn}
  gap: ${token.space[2]};
  padding: ${token.space[4]} ${token.space[5]} ${token.space[1]};
  ${panel}

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  }
`
