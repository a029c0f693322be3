import styled from 'styled-components'
import { ArrowUpRight } from 'lucide-react'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { Library } from './library'
import type { resourcesContent } from './resources-content'

export function LibraryHero({ title, lead, channel }: typeof resourcesContent.hero) {
  return (
    <Container>
      <Opening>
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
      </Opening>
    </Container>
  )
}

const Opening = styled.div`
  display: grid;
  gap: ${token.space.head};
  padding-block: ${token.space.opening} ${token.space.section};

  ${media.desktop} {
    grid-template-columns: 5fr 6fr;
    align-items: center;
    column-gap: ${token.space[16]};
  }
`
