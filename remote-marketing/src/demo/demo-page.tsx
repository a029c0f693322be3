import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
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
        <Head>
          <Title>{title}</Title>
          {!wizard.sent && <Lead>{lead}</Lead>}
        </Head>
        <DemoWizard wizard={wizard} />
      </Container>
    </Ground>
  )
}

const Ground = styled.div`
  padding-block: ${token.space.opening} ${token.space.section};
  background: ${token.color.surface};
`

const Head = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-block-end: ${token.space.head};
`

const Title = styled(Display)`
  font-size: clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem);
`
