import { Ambassadors } from './ambassadors'
import { Certifications } from './certifications'
import { LearnHero } from './learn-hero'
import { Library } from './library'
import { Tracks } from './tracks'

export function LearnPage() {
  return (
    <>
      <LearnHero />
      <Tracks />
      <Certifications />
      <Library />
      <Ambassadors />
    </>
  )
}
