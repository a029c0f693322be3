import { useEffect } from 'react'
import { trackEvent } from '@fivefold/shared/analytics/track'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { Button } from '@fivefold/shared/ui/button'
import { Unplug } from 'lucide-react'
import { StatusScreen } from './status-screen'

interface ErrorScreenProps {
  /** What failed, in the visitor's words: the part of the site and what it said. */
  details: string
  onTryAgain: () => void
}

/** Specification 1, section 2: the error screen. Stands inside the shell, which keeps working. */
export function ErrorScreen({ details, onTryAgain }: ErrorScreenProps) {
  const navigate = useNavigate()
  useEffect(() => trackEvent('error_screen', { details }), [details])
  return (
    <StatusScreen
      urgent
      icon={<Unplug />}
      heading="Something went wrong"
      text="We apologize for the inconvenience. The error has been logged and we'll investigate."
      details={details}
      actions={
        <>
          <Button onClick={onTryAgain}>Try Again</Button>
          <Button variant="secondary" onClick={() => void navigate(paths.home)}>
            Go Home
          </Button>
        </>
      }
    />
  )
}
