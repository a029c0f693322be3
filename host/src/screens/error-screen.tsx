import { useEffect } from 'react'
import { trackEvent } from '@fivefold/shared/analytics/track'
import { Unplug } from 'lucide-react'
import { FailureActions } from './failure-actions'
import { failureWords } from '../../starter/inline/failure-content'
import { StatusScreen } from './status-screen'

interface ErrorScreenProps {
  /** What failed, in the visitor's words: the part of the site and what it said. */
  details: string
  onTryAgain: () => void
}

/** Specification 1, section 2: the error screen. The shell around it keeps working. */
export function ErrorScreen({ details, onTryAgain }: ErrorScreenProps) {
  useEffect(() => trackEvent('error_screen', { details }), [details])
  return (
    <StatusScreen
      urgent
      icon={<Unplug />}
      heading={failureWords.heading}
      text={failureWords.apology}
      details={details}
      actions={<FailureActions onTryAgain={onTryAgain} />}
    />
  )
}
