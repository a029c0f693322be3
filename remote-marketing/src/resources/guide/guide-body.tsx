import { Button } from '@fivefold/shared/ui/button'
import { Prose } from '@fivefold/shared/ui/prose'
import { Notice } from '@fivefold/shared/ui/notice'
import { SkeletonText } from '@fivefold/shared/ui/skeleton'
import { LongText } from '../../long-text/long-text'
import { resourcesContent } from '../resources-content'
import type { GuideSection } from './guide-text'
import { useGuideText } from './use-guide-text'

const { contents, failure, retry: retryLabel } = resourcesContent.guide

/** The sections of a guide and a list of them; a skeleton until the text is loaded. */
export function GuideBody({ id }: { id: string }) {
  const { state, retry } = useGuideText(id)
  if (state.status === 'loading') return <SkeletonText lines={12} />
  if (state.status === 'failed') {
    return (
      <div role="alert">
        <Notice
          tone="warning"
          title={failure.title}
          action={
            <Button size="small" onClick={retry}>
              {retryLabel}
            </Button>
          }
        >
          {failure.text}
        </Notice>
      </div>
    )
  }
  const { sections } = state.text
  return (
    <LongText contents={contents} sections={sections}>
      <Prose>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </Prose>
    </LongText>
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
