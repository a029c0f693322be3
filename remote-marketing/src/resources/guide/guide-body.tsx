import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Prose } from '@fivefold/shared/ui/prose'
import { Notice } from '@fivefold/shared/ui/notice'
import { SkeletonText } from '@fivefold/shared/ui/skeleton'
import { resourcesContent } from '../resources-content'
import type { GuideSection } from './guide-text'
import { useGuideText } from './use-guide-text'

const { contents, failure, retry: retryLabel } = resourcesContent.guide

/** The sections of a guide beside a list of them; a skeleton until the text is here. */
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
    <Columns>
      <Contents aria-label={contents} data-print="hide">
        <ol>
          {sections.map(({ id: anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Contents>
      <Prose>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </Prose>
    </Columns>
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  line-height: 1.65;

  ${media.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`

const Contents = styled.nav`
  font-size: ${token.type.small};
  line-height: 1.4;

  & > ol {
    border-inline-start: 1px solid ${token.color.line};
  }

  & a {
    display: block;
    padding: ${token.space[1]} ${token.space[4]};
    color: ${token.color.inkMuted};
    text-decoration: none;
  }

  & a:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${token.space[8]});
    align-self: start;
  }

  @media (pointer: coarse) {
    & a {
      padding-block: 0.6875rem;
    }
  }
`
