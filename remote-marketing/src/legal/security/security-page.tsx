import { Backups } from './backups'
import { CertificationList } from './certification-list'
import { DisclosureContact } from './disclosure-contact'
import { IncidentLifecycle } from './incident-lifecycle'
import { SecurityHero } from './security-hero'
import { TrustCenter } from './trust-center'

export function SecurityPage() {
  return (
    <>
      <SecurityHero />
      <CertificationList />
      <TrustCenter />
      <Backups />
      <IncidentLifecycle />
      <DisclosureContact />
    </>
  )
}
