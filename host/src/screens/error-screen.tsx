import { useEffect } from 'react'
import { trackEvent } from '@fivefold/shared/analytics/track'
import { Unplug } from 'lucide-react'
import { FailureActions } from './failure-actions'
import { failureWords } from '../../starter/inline/failure-content'
import { StatusScreen } from './status-screen'

interface ErrorScreenProps {
  /** Which part of the site failed and why, in the visitor's words; technical details follow on a second line. */
  details: string
  onTryAgain: () => void
}

/** The error screen (specification 1, section 2). The shell around it keeps working. */
export function ErrorScreen({ details, onTryAgain }: ErrorScreenProps) {
  useEffect(() => trackEvent('error_screen', { details }), [details])
  const [words, technical] = details.split('\n')
  return (
    <StatusScreen
      urgent
      icon={<Unplug />}
      heading={failureWords.heading}
      text={failureWords.apology}
      details={
        <>
          <p>{words}</p>
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
