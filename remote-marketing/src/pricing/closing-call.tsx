import { Container, Split, Stack } from '@fivefold/shared/ui/layout'
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
          <Split $ratio="1fr auto" $align="end">
            <Stack>
              <Headline id="pricing-closing">{title}</Headline>
              <Lead>{lead}</Lead>
            </Stack>
            <ButtonPair primary={primary} secondary={secondary} />
          </Split>
        </Container>
      </DarkBand>
      <FiveLine />
    </>
  )
}
