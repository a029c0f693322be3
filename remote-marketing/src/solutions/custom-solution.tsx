import styled from 'styled-components'
import { media } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import { solutionsContent } from './solutions-content'
import { LeadForm } from '@fivefold/shared/lead-form/lead-form'
import { leadSource } from '../lead-source/lead-source'
import { inquiryLead } from './inquiry-lead'

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
        <LeadForm
          form={inquiryLead}
          labelledBy="solutions-custom"
          draft="custom-solution"
          confirmation={solutionsContent.form.confirmation}
          also={leadSource}
        />
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
