import styled from 'styled-components'
import { Download } from 'lucide-react'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster, Container, Stack } from '@fivefold/shared/ui/layout'
import { Text, Title } from '@fivefold/shared/ui/text'
import { ComingButton } from '../coming/coming-button'
import type { aboutContent } from './about-content'

export function Closing({ title, text, careers, pressKit, coming }: typeof aboutContent.closing) {
  return (
    <Band>
      <Container>
        <Row>
          <Stack $gap={2}>
            <Title as="h2">{title}</Title>
            <Text $muted>{text}</Text>
          </Stack>
          <Cluster>
            <ButtonLink to={careers.to}>{careers.label}</ButtonLink>
            <ComingButton variant="secondary" coming={coming}>
              <Download aria-hidden="true" />
              {pressKit}
            </ComingButton>
          </Cluster>
        </Row>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  border-block-start: 1px solid ${token.color.line};
  padding-block: ${token.space.section};
`

const Row = styled.div`
  display: grid;
  gap: ${token.space[4]};

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: center;
    column-gap: ${token.space[16]};
  }
`
