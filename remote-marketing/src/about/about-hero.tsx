import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import type { aboutContent } from './about-content'

export function AboutHero({ title, lead }: typeof aboutContent.hero) {
  return (
    <Container>
      <Opening>
        <Statement>{title}</Statement>
        <Story>{lead}</Story>
      </Opening>
    </Container>
  )
}

const Opening = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block: ${token.space.opening} ${token.space.section};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    align-items: end;
    column-gap: ${token.space[16]};
  }
`

const Statement = styled(Display)`
  max-width: 14ch;
  font-size: clamp(2.5rem, 1.4rem + 4.6vw, 5rem);
  line-height: 1;
`

const Story = styled(Lead)`
  padding-block-end: 0.4em;
`
