import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { ProductLines } from './scenes/product-lines'
import type { platformContent } from './platform-content'

export function PlatformHero({ title, lead, lines }: typeof platformContent.hero) {
  return (
    <Opening>
      <Container>
        <Split $gap={6} $rowGap={6}>
          <Stack $gap={5}>
            <Display>{title}</Display>
            <Lead>{lead}</Lead>
          </Stack>
          <ProductLines lines={lines} />
        </Split>
      </Container>
    </Opening>
  )
}

const Opening = styled.div`
  padding-block: ${token.space.opening} ${token.space.section};
  overflow: clip;
`
