import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { DarkBand } from '../scenes/dark-band'
import { FiveLine } from '../scenes/five-line'
import { ButtonPair } from '../section/button-pair'
import type { plansContent } from './plans-content'

export function ClosingCall({ title, lead, primary, secondary }: typeof plansContent.closing) {
  return (
    <>
      <DarkBand labelledBy="pricing-closing" data-print="hide">
        <Container>
          <Layout>
            <Stack>
              <Headline id="pricing-closing">{title}</Headline>
              <Lead>{lead}</Lead>
            </Stack>
            <ButtonPair primary={primary} secondary={secondary} />
          </Layout>
        </Container>
      </DarkBand>
      <FiveLine />
    </>
  )
}

const Layout = styled.div`
  display: grid;
  align-items: end;
  gap: ${token.space.head} ${token.space[16]};

  ${media.desktop} {
    grid-template-columns: 1fr auto;
  }
`
