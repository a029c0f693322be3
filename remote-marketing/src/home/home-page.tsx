import { testimonials, trustedBy } from './customers-content'
import { HomeHero } from './home-hero'
import { Closing, Products } from './home-parts'
import { Testimonials } from './testimonials'
import { TrustedBy } from './trusted-by'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Products />
      <Testimonials testimonials={testimonials} />
      <TrustedBy {...trustedBy} />
      <Closing />
    </>
  )
}
