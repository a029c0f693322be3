import { BackupScene } from './backup-scene'
import { CertificationList } from './certification-list'
import { DisclosureContact } from './disclosure-contact'
import { IncidentLifecycle } from './incident-lifecycle'
import { SecurityHero } from './security-hero'

export function SecurityPage() {
  return (
    <>
      <SecurityHero />
      <CertificationList />
      <BackupScene />
      <IncidentLifecycle />
      <DisclosureContact />
    </>
  )
}
