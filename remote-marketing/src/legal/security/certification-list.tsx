import { Section } from '@fivefold/shared/ui/layout'
import { HeadedContainer } from '../../section/headed-container'
import { FactTable } from '../fact-table'
import { securityContent } from './security-content'

const { certifications } = securityContent

export function CertificationList() {
  return (
    <Section labelledBy="certifications-title">
      <HeadedContainer
        id="certifications-title"
        title={certifications.title}
        lead={certifications.lead}
      >
        <FactTable {...certifications} />
      </HeadedContainer>
    </Section>
  )
}
