import { Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { Opening } from '../section/opening'
import { QueueScene } from './queue-scene'
import type { waitlistContent } from './waitlist-content'

export function WaitlistHero({ title, lead }: typeof waitlistContent.head) {
  return (
    <Opening $end="head">
      <Split $ratio="minmax(0, 1fr) 21rem" $gap={8}>
        <Stack $gap={3}>
          <Display>{title}</Display>
          <Lead>{lead}</Lead>
        </Stack>
        <QueueScene />
      </Split>
    </Opening>
  )
}
