import { Text, TextLink } from '@fivefold/shared/ui/text'
import { LegalBody, LegalSection } from '../legal-body'
import { LegalHead } from '../legal-head'
import { termsContent, type TermsSection } from './terms-content'

const sections = termsContent.sections.map((section: TermsSection, position) => ({
  ...section,
  title: `${position + 1}. ${section.title}`,
}))

export function TermsPage() {
  return (
    <>
      <LegalHead {...termsContent} />
      <LegalBody contents={termsContent.contents} sections={sections}>
        {sections.map(({ id, title, paragraphs, contact }) => (
          <LegalSection key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {contact && (
              <Text>
                {contact.before}
                <TextLink to={`mailto:${contact.mail}`}>{contact.mail}</TextLink>
              </Text>
            )}
          </LegalSection>
        ))}
      </LegalBody>
    </>
  )
}
