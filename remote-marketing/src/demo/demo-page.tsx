import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { demoContent } from './request/demo-content'
import { DemoWizard } from './demo-wizard'
import { useDemoWizard } from './request/use-demo-wizard'

export function DemoPage() {
  const { title, lead } = demoContent.head
  const wizard = useDemoWizard()
  return (
    <Ground>
      <Container>
        <Stack $gap="head">
          <Stack>
            <Title>{title}</Title>
            {!wizard.sent && <Lead>{lead}</Lead>}
          </Stack>
          <DemoWizard wizard={wizard} />
        </Stack>
      </Container>
    </Ground>
  )
}

const Ground = styled.div`
  padding-block: ${token.space.opening} ${token.space.section};
  --ground: ${token.color.surface};
  background: var(--ground);
`

const Title = styled(Display)`
  font-size: clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem);
`
