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
function NotInteractive({ details, onTryAgain }: { details: string; onTryAgain: () => void }) {
  useEffect(() => trackEvent('error_screen', { details }), [details])
  return (
    <Sticky role="alert">
      <Container>
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
          {failureWords.apology} {failureWords.stillReadable} {details}
        </Notice>
      </Container>
    </Sticky>
  )
}

const Sticky = styled.div`
  position: sticky;
  z-index: ${token.layer.header};
  inset-block-end: ${token.space[4]};
  padding-block: ${token.space[4]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
