import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { TextLink } from '@fivefold/shared/ui/text'
import { SplitSection } from '../section/split-section'
import type { newsroomContent } from './newsroom-content'

export function PressCall({ title, text, contact, mail }: typeof newsroomContent.call) {
  return (
    <SplitSection
      tone="ink"
      labelledBy="press-call"
      title={title}
      lead={text}
      ratio="1fr auto"
      align="end"
    >
      <Ways>
        <ButtonLink to={contact.to} size="large">
          {contact.label}
        </ButtonLink>
        <TextLink to={`mailto:${mail}`}>{mail}</TextLink>
      </Ways>
    </SplitSection>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[6]};
`
