import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { InquiryForm } from './inquiry-form'
import { solutionsContent } from './solutions-content'

export function CustomSolution() {
  const { title, lead } = solutionsContent.form
  return (
    <Section tone="surface" id="custom" labelledBy="solutions-custom">
      <Container>
        <Layout>
          <Stack $gap={3} $align="center">
            <Headline id="solutions-custom">{title}</Headline>
            <Lead>{lead}</Lead>
          </Stack>
          <InquiryForm />
        </Layout>
      </Container>
    </Section>
  )
}

const Layout = styled.div`
  display: grid;
  gap: ${token.space.head};
  max-width: 44rem;
  margin-inline: auto;

  ${media.desktop} {
    max-width: 46rem;
  }
`
