import { preloadOnIntent } from '@fivefold/shared/loading/part-loader'
import { WordButton } from '../header-controls/header-control'
import { signInWindow } from './sign-in-part'
import { openSignIn } from './sign-in-store'

export function SignInButton() {
  return (
    <WordButton
      {...preloadOnIntent(signInWindow)}
      type="button"
      aria-haspopup="dialog"
      onClick={() => openSignIn()}
    >
      Sign In
    </WordButton>
  )
}
