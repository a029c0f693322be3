import { useEffect } from 'react'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { LazyPart } from '../loading/lazy-part/lazy-part'
import { signInWindow } from './sign-in-part'
import { closeSignIn, useSignInRequest } from './sign-in-store'

/** The sign-in dialog, opened by `openSignIn`. Signing in elsewhere, such as in another tab, closes it. */
export function SignInDialog() {
  const open = useSignInRequest() !== null
  const signedIn = useCurrentUser() !== null

  useEffect(() => {
    if (open && signedIn) closeSignIn()
  }, [open, signedIn])

  if (signedIn) return null
  return (
    <LazyPart
      loader={signInWindow}
      wanted={open}
      onFailure={closeSignIn}
      partProps={{ open, onClose: closeSignIn }}
    />
  )
}
