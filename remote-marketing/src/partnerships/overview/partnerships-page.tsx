import { ApplySection } from './apply-section'
import { Included } from './included'
import { PartnerTypes } from './partner-types'
import { PartnershipsHero } from './partnerships-hero'
import { ReviewSteps } from './review-steps'

export function PartnershipsPage() {
  return (
    <>
      <PartnershipsHero />
      <PartnerTypes />
      <Included />
      <ReviewSteps />
      <ApplySection />
    </>
  )
}
