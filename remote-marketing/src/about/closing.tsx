import styled from 'styled-components'
import { Download } from 'lucide-react'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster, Container, Split, Stack } from '@fivefold/shared/ui/layout'
import { Text, Title } from '@fivefold/shared/ui/text'
import { ComingButton } from '../coming/coming-button'
import type { aboutContent } from './about-content'

export function Closing({ title, text, careers, pressKit, coming }: typeof aboutContent.closing) {
  return (
    <Band>
      <Container>
        <Split $ratio="1fr auto">
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
        </Split>
      </Container>
    </Band>
  )
}

const Band = styled.section`
  border-block-start: 1px solid ${token.color.line};
  padding-block: ${token.space.section};
`
