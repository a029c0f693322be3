import { HeadedSection } from '../../section/headed-section'
import { FactTable } from '../../long-text/text-table'
import { Backups } from './backups'
import { DisclosureContact } from './disclosure-contact'
import { IncidentLifecycle } from './incident-lifecycle'
import { SecurityHero } from './security-hero'
import { securityContent } from './security-content'
import { TrustCenter } from './trust-center'

const { title, lead, ...certifications } = securityContent.certifications

export function SecurityPage() {
  return (
    <>
      <SecurityHero />
      <HeadedSection labelledBy="certifications-title" title={title} lead={lead}>
        <FactTable {...certifications} />
      </HeadedSection>
      <TrustCenter />
      <Backups />
      <IncidentLifecycle />
      <DisclosureContact />
    </>
  )
}
