import { Button } from '@fivefold/shared/ui/button'
import { Unplug } from 'lucide-react'
import { StatusScreen } from './status-screen'
import { useWhenBack } from './use-when-back'

interface RegistryProblemProps {
  /** Why the registry is unusable, in plain words. */
  reason: string
  onTryAgain: () => void
}

/** Replaces every page if the registry cannot be used. */
export function RegistryProblem({ reason, onTryAgain }: RegistryProblemProps) {
  useWhenBack(onTryAgain)
  return (
    <StatusScreen
      urgent
      icon={<Unplug />}
      heading="Something went wrong"
      text="We apologize for the inconvenience. The list of pages can't be loaded right now."
      details={reason}
      actions={<Button onClick={onTryAgain}>Try Again</Button>}
    />
  )
}
