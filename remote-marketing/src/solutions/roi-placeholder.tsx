import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Text, TextLink } from '@fivefold/shared/ui/text'
import { DarkBand } from '../scenes/dark-band'
import { PaybackCurve } from './payback-curve'
import type { solutionsContent } from './solutions-content'

export function RoiPlaceholder(props: typeof solutionsContent.roi) {
  const { badge, title, text, access, mailbox, chart } = props
  return (
    <DarkBand id="roi" labelledBy="solutions-roi">
      <Container>
        <Layout>
          <Stack>
            <Badge tone="warning">{badge}</Badge>
            <Headline id="solutions-roi">{title}</Headline>
            <Lead>{text}</Lead>
            <Text>
              {access} <TextLink to={`mailto:${mailbox}`}>{mailbox}</TextLink>
            </Text>
          </Stack>
          <PaybackCurve {...chart} />
        </Layout>
      </Container>
    </DarkBand>
  )
}

const Layout = styled.div`
  display: grid;
  align-items: center;
  gap: ${token.space.head} ${token.space[16]};

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`
