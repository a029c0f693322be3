import { preloadOnIntent } from '@fivefold/shared/loading/part-loader'
import { TextButton } from '../header-controls/header-control'
import { signInWindow } from '../../sign-in/sign-in-part'
import { openSignIn } from '../../sign-in/sign-in-store'

export function SignInButton() {
  return (
    <TextButton
      {...preloadOnIntent(signInWindow)}
      type="button"
      aria-haspopup="dialog"
      onClick={() => openSignIn()}
    >
      Sign In
    </TextButton>
  )
}
