import { Badge } from '@fivefold/shared/ui/badge'
import { Container, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Text, TextLink } from '@fivefold/shared/ui/text'
import { DarkBand } from '../scenes/dark-band'
import PaybackCurve from './payback-curve.svg?picture'
import type { solutionsContent } from './solutions-content'

export function RoiPlaceholder(props: typeof solutionsContent.roi) {
  const { badge, title, text, access, mailbox } = props
  return (
    <DarkBand id="roi" labelledBy="solutions-roi">
      <Container>
        <Split $ratio="narrow">
          <Stack>
            <Badge tone="warning">{badge}</Badge>
            <Headline id="solutions-roi">{title}</Headline>
            <Lead>{text}</Lead>
            <Text>
              {access} <TextLink to={`mailto:${mailbox}`}>{mailbox}</TextLink>
            </Text>
          </Stack>
          <PaybackCurve />
        </Split>
      </Container>
    </DarkBand>
  )
}
