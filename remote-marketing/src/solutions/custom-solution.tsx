import styled from 'styled-components'
import { media } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import { InquiryForm } from './inquiry-form'
import { solutionsContent } from './solutions-content'

export function CustomSolution() {
  const { title, lead } = solutionsContent.form
  return (
    <HeadedSection
      tone="surface"
      id="custom"
      labelledBy="solutions-custom"
      title={title}
      lead={lead}
      centred
    >
      <Layout>
        <InquiryForm />
      </Layout>
    </HeadedSection>
  )
}

const Layout = styled.div`
  max-width: 44rem;
  margin-inline: auto;

  ${media.desktop} {
    max-width: 46rem;
  }
`
