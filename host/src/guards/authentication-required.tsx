import { useLocation } from '@fivefold/shared/routing/link'
import { Button } from '@fivefold/shared/ui/button'
import { LockKeyhole } from 'lucide-react'
import { StatusScreen } from '../screens/status-screen'
import { openSignIn } from '../sign-in/sign-in-store'

export function AuthenticationRequired() {
  const { pathname, search, hash } = useLocation()
  return (
    <StatusScreen
      icon={<LockKeyhole />}
      heading="Authentication Required"
      text="Sign in to open this page."
      actions={
        <Button onClick={() => openSignIn({ from: pathname + search + hash })}>Sign In</Button>
      }
    />
  )
}
