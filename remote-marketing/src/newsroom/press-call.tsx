import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'
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
      <Cluster $gap={6}>
        <ButtonLink to={contact.to} size="large">
          {contact.label}
        </ButtonLink>
        <TextLink to={`mailto:${mail}`}>{mail}</TextLink>
      </Cluster>
    </SplitSection>
  )
}
