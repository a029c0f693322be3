import { createPartLoader } from '@fivefold/shared/loading/part-loader'

/** The dialog's window: fetched when someone points at a Sign In button. */
export const signInWindow = createPartLoader(() =>
  import('./sign-in-window').then((module) => module.SignInWindow),
)
