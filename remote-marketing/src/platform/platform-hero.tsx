import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { ProductLines } from './scenes/product-lines'
import type { platformContent } from './platform-content'

export function PlatformHero({ title, lead, lines }: typeof platformContent.hero) {
  return (
    <Opening>
      <Container>
        <Layout>
          <Stack $gap={5}>
            <Display>{title}</Display>
            <Lead>{lead}</Lead>
          </Stack>
          <ProductLines lines={lines} />
        </Layout>
      </Container>
    </Opening>
  )
}

const Opening = styled.div`
  padding-block: ${token.space.opening} ${token.space.section};
  overflow: clip;
`

const Layout = styled.div`
  display: grid;
  align-items: center;
  gap: ${token.space[6]};

  ${media.desktop} {
    grid-template-columns: 6fr 6fr;
  }
`
