import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { leadIndustryOf } from '../lead-context/lead-industry'
import { hrefWith } from '../lead-context/lead-link'
import { ButtonPair } from '../section/button-pair'
import { caseStudyAddress } from './case-study-filter'
import type { caseStudiesContent } from './case-studies-content'

/** The link to the demo carries the chosen industry. */
export function ReferenceCall({ title, text, demo, solutions }: typeof caseStudiesContent.closing) {
  const { industry } = useAddressState(caseStudyAddress).state
  const to = hrefWith(demo.to, { demo: 'custom', industry: leadIndustryOf(industry) })
  return (
    <Section tone="ink" labelledBy="reference-call">
      <Container>
        <Stack $align="center">
          <Headline id="reference-call">{title}</Headline>
          <Lead>{text}</Lead>
          <ButtonPair primary={{ ...demo, to }} secondary={solutions} centred />
        </Stack>
      </Container>
    </Section>
  )
}
