import { Prepare } from './prepare'
import { Timeline } from './timeline'
import { waitlistContent } from './waitlist-content'
import { WaitlistDesk } from './waitlist-desk'
import { WaitlistHero } from './waitlist-hero'

export function WaitlistPage() {
  return (
    <>
      <WaitlistHero {...waitlistContent.head} />
      <WaitlistDesk />
      <Timeline {...waitlistContent.timeline} />
      <Prepare {...waitlistContent.prepare} />
    </>
  )
}
