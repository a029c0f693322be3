import type { ComponentProps } from 'react'
import { Text } from '@fivefold/shared/ui/text'
import { FactTable } from '../../long-text/text-table'
import { HandlingPillars } from './handling-pillars'
import { LegalBody, LegalSection } from '../legal-body'
import { LegalHead } from '../legal-head'
import { PrivacyContact } from './privacy-contact'
import { privacyContent } from './privacy-content'
import { RightsList } from './rights-list'

const { regions, browser, services, rights, contact, contents } = privacyContent

export function PrivacyPage() {
  return (
    <>
      <LegalHead {...privacyContent} />
      <HandlingPillars />
      <LegalBody contents={contents} sections={[rights, regions, browser, services, contact]}>
        <RightsList />
        {[regions, browser, services].map((section) => (
          <TableSection key={section.id} {...section} />
        ))}
        <PrivacyContact />
      </LegalBody>
    </>
  )
}

interface TableSectionProps extends ComponentProps<typeof FactTable> {
  id: string
  title: string
  lead: string
  note?: string
}

function TableSection({ id, title, lead, note, ...table }: TableSectionProps) {
  return (
    <LegalSection id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Text $muted>{lead}</Text>
      <FactTable {...table} />
      {note && <Text $muted>{note}</Text>}
    </LegalSection>
  )
}
