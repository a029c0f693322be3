import { useEffect } from 'react'
import { trackEvent } from '@fivefold/shared/analytics/track'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import { FailureActions } from '../screens/failure-actions'
import { failureWords } from '../../starter/failure/failure-content'
import styled from 'styled-components'

export interface NotInteractiveProps {
  details: string
  onTryAgain: () => void
}

/** Sticks to the bottom edge of the window, so that the text does not move. */
export function NotInteractiveNotice({ details, onTryAgain }: NotInteractiveProps) {
  useEffect(() => trackEvent('error_screen', { details }), [details])
  return (
    <Sticky role="alert" data-shell>
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
  /* Links of the page keep working, even beside the notice. */
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
