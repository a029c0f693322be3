import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { openStore } from '../store/open-store'

/** The dialog's window, fetched when someone points at a Sign In button. */
export const signInWindow = createPartLoader(async () => {
  const [module] = await Promise.all([import('./sign-in-window'), openStore()])
  return module.SignInWindow
})
