import { useNavigate } from '@fivefold/shared/routing/link'
import { chooseTheme } from '@fivefold/shared/theme/theme-preference'
import { useLogOut } from '../account-menu/use-log-out'
import { openSignIn } from '../../sign-in/sign-in-store'
import type { ShellAction, Suggestion } from '../suggestions/suggestion'

export function useSuggestionChoice(onClose: () => void) {
  const navigate = useNavigate()
  const logOut = useLogOut()
  const actions: Record<ShellAction, () => void> = {
    'sign-in': () => openSignIn(),
    'log-out': logOut,
    'toggle-theme': toggleTheme,
  }

  return ({ target }: Suggestion) => {
    onClose()
    if ('to' in target) void navigate(target.to)
    else actions[target.action]()
  }
}

function toggleTheme() {
  const dark = document.documentElement.classList.contains('dark')
  chooseTheme(dark ? 'light' : 'dark')
}
