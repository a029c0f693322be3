import { BackupScene } from './backup-scene'
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
      <BackupScene />
      <IncidentLifecycle />
      <DisclosureContact />
    </>
  )
}
