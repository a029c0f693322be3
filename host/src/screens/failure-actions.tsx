import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { Button } from '@fivefold/shared/ui/button'

interface FailureActionsProps {
  onTryAgain: () => void
  size?: 'small' | 'medium'
}

export function FailureActions({ onTryAgain, size = 'medium' }: FailureActionsProps) {
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
