import { useEffect } from 'react'
import { trackEvent } from '@fivefold/shared/analytics/track'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import { FailureActions } from '../screens/failure-actions'
import { failureWords } from '../screens/failure-content'
import styled from 'styled-components'

interface RenderedContentProps {
  /** Why the page will not become interactive; absent while it still may. */
  failure: string | undefined
  onTryAgain: () => void
}

/** React leaves alone what stands in an element whose markup is not its own. */
const asWritten = { __html: '' }

/** The content that the document came with, until the page itself is there. */
export function RenderedContent({ failure, onTryAgain }: RenderedContentProps) {
  return (
    <>
      <div dangerouslySetInnerHTML={asWritten} suppressHydrationWarning />
      {failure !== undefined && <NotInteractive details={failure} onTryAgain={onTryAgain} />}
    </>
  )
}

/** Stays in sight below the text, so that nothing of it moves. */
export function NotInteractive({
  details,
  onTryAgain,
}: {
  details: string
  onTryAgain: () => void
}) {
  useEffect(() => trackEvent('error_screen', { details }), [details])
  return (
    <Sticky role="alert">
      <Container>
        <Floating>
          <Notice
            tone="warning"
            title={failureWords.heading}
            titleAs="h2"
            action={
              <Actions>
                <FailureActions size="small" onTryAgain={onTryAgain} />
              </Actions>
            }
          >
            <p>
              {failureWords.apology} {failureWords.stillReadable}
            </p>
            <Details>{details}</Details>
          </Notice>
        </Floating>
      </Container>
    </Sticky>
  )
}

const Sticky = styled.div`
  position: sticky;
  z-index: ${token.layer.header};
  inset-block-end: ${token.space[4]};
  padding-block: ${token.space[4]};
  /* Links of the page work, also those beside the notice. */
  pointer-events: none;
`

const Floating = styled.div`
  max-width: 36rem;
  margin-inline-start: auto;
  border-radius: ${token.radius.card};
  box-shadow: ${token.shadow.float};
  pointer-events: auto;
`

const Details = styled.p`
  margin-block-start: ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
