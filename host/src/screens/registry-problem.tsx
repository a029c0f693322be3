import { Button } from '@fivefold/shared/ui/button'
import { ListX } from 'lucide-react'
import { StatusScreen } from './status-screen'

interface RegistryProblemProps {
  /** Why the list of pages cannot be used, in plain words. */
  reason: string
  onTryAgain: () => void
}

/** Shown in place of every page when there is no usable registry. */
export function RegistryProblem({ reason, onTryAgain }: RegistryProblemProps) {
  return (
    <StatusScreen
      urgent
      icon={<ListX />}
      heading="Something went wrong"
      text="We apologize for the inconvenience. The site's pages cannot be listed at the moment."
      details={reason}
      actions={<Button onClick={onTryAgain}>Try Again</Button>}
    />
  )
}
