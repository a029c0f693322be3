import type { ComponentProps } from 'react'
import { notices } from '@fivefold/shared/seams/site-seams'
import { Text } from '@fivefold/shared/ui/text'
import { FactTable } from '../../long-text/text-table'
import { HandlingPillars } from './handling-pillars'
import { LegalBody, LegalSection } from '../legal-body'
import { LegalHead } from '../legal-head'
import { PrivacyContact } from './privacy-contact'
import { privacyContent } from './privacy-content'
import { RightsList } from './rights-list'

const { regions, browser, forms, services, rights, contact, contents } = privacyContent

export function PrivacyPage() {
  const { KeptForms } = notices
  return (
    <>
      <LegalHead {...privacyContent} />
      <HandlingPillars />
      <LegalBody
        contents={contents}
        sections={[rights, regions, browser, ...(KeptForms ? [forms] : []), services, contact]}
      >
        <RightsList />
        <TableSection {...regions} />
        <TableSection {...browser} />
        {KeptForms && (
          <LegalSection id={forms.id} aria-labelledby={`${forms.id}-title`}>
            <h2 id={`${forms.id}-title`}>{forms.title}</h2>
            <KeptForms />
          </LegalSection>
        )}
        <TableSection {...services} />
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
