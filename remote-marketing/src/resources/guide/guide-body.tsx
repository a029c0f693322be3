import { Prose } from '@fivefold/shared/ui/prose'
import { LoadedText } from '../../long-text/loaded-text'
import { LongText } from '@fivefold/shared/ui/long-text'
import { resourcesContent } from '../resources-content'
import type { GuideSection } from './guide-text'
import { guideText } from './guide-address'

const { contents } = resourcesContent.guide

/** The sections of a guide and a list of them; a skeleton until the text is loaded. */
export function GuideBody({ id }: { id: string }) {
  const part = guideText(id)
  if (!part) return null
  return (
    <LoadedText part={part}>
      {({ sections }) => (
        <LongText contents={contents} sections={sections}>
          <Prose>
            {sections.map((section) => (
              <Section key={section.id} {...section} />
            ))}
          </Prose>
        </LongText>
      )}
    </LoadedText>
  )
}

function Section({ id, title, paragraphs, steps }: GuideSection) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </>
  )
}
