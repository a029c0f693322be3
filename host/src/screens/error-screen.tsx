import { useEffect } from 'react'
import { trackEvent } from '@fivefold/shared/analytics/track'
import { Unplug } from 'lucide-react'
import { offlineReason } from './offline-content'
import { failureWords } from '../../starter/inline/failure-content'
import { StatusScreen } from './status-screen'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { Button } from '@fivefold/shared/ui/button'

interface ErrorScreenProps {
  /** Which part of the site failed and why, in the visitor's words; technical details follow on a second line. */
  details: string
  onTryAgain: () => void
}

/** The error screen (specification 1, section 2). The shell around it keeps working. */
export function ErrorScreen({ details, onTryAgain }: ErrorScreenProps) {
  useEffect(() => trackEvent('error_screen', { details }), [details])
  const [words = '', technical] = details.split('\n')
  // Nothing is wrong with the site then, and nobody investigates.
  const isOffline = words === offlineReason
  return (
    <StatusScreen
      urgent
      icon={<Unplug />}
      heading={failureWords.heading}
      text={isOffline ? words : failureWords.apology}
      details={
        <>
          {!isOffline && <p>{words}</p>}
          {technical && (
            <details>
              <summary>Technical details</summary>
              {technical}
            </details>
          )}
        </>
      }
      actions={<FailureActions onTryAgain={onTryAgain} />}
    />
  )
}

interface FailureActionsProps {
  onTryAgain: () => void
  size?: 'small' | 'medium'
}

function FailureActions({ onTryAgain, size = 'medium' }: FailureActionsProps) {
  const navigate = useNavigate()
  return (
    <>
      <Button size={size} onClick={onTryAgain}>
        Try Again
      </Button>
      <Button size={size} variant="secondary" onClick={() => void navigate(paths.home)}>
        Go Home
      </Button>
    </>
  )
}
