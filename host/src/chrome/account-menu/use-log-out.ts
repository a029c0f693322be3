import { notify } from '@fivefold/shared/notify/toast'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { signOut } from '@fivefold/shared/session/account'
import { focusPage } from '../../screens/main-content/focus-page'

/** Ends the session and goes home. */
export function useLogOut() {
  const navigate = useNavigate()
  return () => {
    void navigate(paths.home)
    signOut()
    notify({ title: 'Logged out', replaces: true })
    focusPage()
  }
}
