import { CallToAction } from './call-to-action'
import { CortexFeatures } from './cortex-features'
import { HeroStats } from './hero-stats'
import { HeroWords } from './hero-words'
import { homeContent } from './home-content'
import { PlatformSuite } from './platform-suite'

export { ConsoleScene } from './scenes/console-scene'

export const Words = () => <HeroWords {...homeContent.hero} />

export const Stats = () => <HeroStats stats={homeContent.hero.stats} />

export function Products() {
  return (
    <>
      <CortexFeatures {...homeContent.cortex} />
      <PlatformSuite {...homeContent.suite} />
    </>
  )
}

export const Closing = () => <CallToAction {...homeContent.call} />
