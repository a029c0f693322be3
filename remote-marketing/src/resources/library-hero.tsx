import { ArrowUpRight } from 'lucide-react'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { Opening } from '../section/opening'
import { Library } from './library'
import type { resourcesContent } from './resources-content'

export function LibraryHero({ title, lead, channel }: typeof resourcesContent.hero) {
  return (
    <Opening>
      <Split $ratio="5fr 6fr">
        <Stack $gap={5}>
          <Display>{title}</Display>
          <Lead>{lead}</Lead>
          <div>
            <ButtonLink to={channel.to} size="large">
              {channel.label}
              <ArrowUpRight aria-hidden="true" />
            </ButtonLink>
          </div>
        </Stack>
        <Library />
      </Split>
    </Opening>
  )
}
