import { Text } from '@fivefold/shared/ui/text'
import { FactTable } from '../fact-table'
import { HandlingPillars } from './handling-pillars'
import { LegalBody, LegalSection } from '../legal-body'
import { LegalHead } from '../legal-head'
import { PrivacyContact } from './privacy-contact'
import { privacyContent } from './privacy-content'
import { RightsList } from './rights-list'

const { regions, browser, rights, contact, contents } = privacyContent

export function PrivacyPage() {
  return (
    <>
      <LegalHead {...privacyContent} />
      <HandlingPillars />
      <LegalBody contents={contents} sections={[rights, regions, browser, contact]}>
        <RightsList />
        <LegalSection id={regions.id} aria-labelledby="regions-title">
          <h2 id="regions-title">{regions.title}</h2>
          <Text $muted>{regions.lead}</Text>
          <FactTable {...regions} />
        </LegalSection>
        <LegalSection id={browser.id} aria-labelledby="browser-title">
          <h2 id="browser-title">{browser.title}</h2>
          <Text $muted>{browser.lead}</Text>
          <FactTable {...browser} />
          <Text $muted>{browser.note}</Text>
        </LegalSection>
        <PrivacyContact />
      </LegalBody>
    </>
  )
}
