import { testimonials, trustedBy } from './customers/customers-content'
import { HomeHero } from './home-hero'
import { Closing, Products } from './home-parts'
import { Testimonials } from './customers/testimonials'
import { TrustedBy } from './customers/trusted-by'

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
