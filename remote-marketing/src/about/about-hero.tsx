import styled from 'styled-components'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { Split } from '@fivefold/shared/ui/layout'
import { Opening } from '../section/opening'
import type { aboutContent } from './about-content'

export function AboutHero({ title, lead }: typeof aboutContent.hero) {
  return (
    <Opening>
      <Split $ratio="minmax(0, 1fr) minmax(0, 26rem)" $align="end">
        <Statement>{title}</Statement>
        <Story>{lead}</Story>
      </Split>
    </Opening>
  )
}

const Statement = styled(Display)`
  max-width: 9.5em;
  font-size: clamp(2.5rem, 1.4rem + 4.6vw, 5rem);
  line-height: 1;
`

const Story = styled(Lead)`
  padding-block-end: 0.4em;
`
