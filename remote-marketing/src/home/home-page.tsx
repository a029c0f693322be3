import { CallToAction } from './call-to-action'
import { CortexFeatures } from './cortex-features'
import { homeContent } from './home-content'
import { HomeHero } from './home-hero'
import { PlatformSuite } from './platform-suite'
import { Testimonials } from './testimonials'
import { TrustedBy } from './trusted-by'

export function HomePage() {
  return (
    <>
      <HomeHero {...homeContent.hero} />
      <CortexFeatures {...homeContent.cortex} />
      <PlatformSuite {...homeContent.suite} />
      <Testimonials testimonials={homeContent.testimonials} />
      <TrustedBy {...homeContent.trustedBy} />
      <CallToAction {...homeContent.call} />
    </>
  )
}
