import { FactTable } from '../fact-table'
import { HeadedSection } from '../../section/headed-section'
import { securityContent } from './security-content'

const { title, lead, ...table } = securityContent.certifications

export function CertificationList() {
  return (
    <HeadedSection labelledBy="certifications-title" title={title} lead={lead}>
      <FactTable {...table} />
    </HeadedSection>
  )
}
