import { aboutContent } from './about-content'
import { AboutHero } from './about-hero'
import { Closing } from './closing'
import { CoreValues } from './core-values'
import { FiveElements } from './five-elements'
import { Journey } from './journey'
import { Leadership } from './leadership'
import { Offices } from './offices'
import { Purpose } from './purpose'

export function AboutPage() {
  return (
    <>
      <AboutHero {...aboutContent.hero} />
      <Purpose {...aboutContent.purpose} />
      <FiveElements {...aboutContent.philosophy} />
      <Leadership {...aboutContent.leadership} />
      <Journey {...aboutContent.journey} />
      <CoreValues {...aboutContent.values} />
      <Offices {...aboutContent.offices} />
      <Closing {...aboutContent.closing} />
    </>
  )
}
