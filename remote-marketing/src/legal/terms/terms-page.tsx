import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
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
          <Clause key={id} id={id} aria-labelledby={`${id}-title`}>
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
          </Clause>
        ))}
      </LegalBody>
    </>
  )
}

/* The title stands beside its text, under a rule. */
const Clause = styled(LegalSection)`
  padding-block-start: ${token.space.head};
  border-block-start: 1px solid ${token.color.line};

  &:first-child {
    border-color: ${token.color.ink};
  }

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: ${token.space[8]};

    & > * {
      grid-column: 2;
    }

    & > h2 {
      grid-area: 1 / 1;
    }
  }
`
