import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { leadIndustryOf } from '../lead-context/lead-industry'
import { hrefWith } from '../lead-context/lead-link'
import { CentredCall } from '../section/centred-call'
import { caseStudyAddress } from './case-study-filter'
import type { caseStudiesContent } from './case-studies-content'

/** The link to the demo carries the chosen industry. */
export function ReferenceCall({ title, text, demo, solutions }: typeof caseStudiesContent.closing) {
  const { industry } = useAddressState(caseStudyAddress).state
  const to = hrefWith(demo.to, { demo: 'custom', industry: leadIndustryOf(industry) })
  return <CentredCall title={title} text={text} primary={{ ...demo, to }} secondary={solutions} />
}
