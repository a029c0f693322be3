import type { ComponentType } from 'react'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { openStore } from '../loading/store/open-store'
import type { SignInWindowProps } from './sign-in-window'

let load = async (): Promise<ComponentType<SignInWindowProps>> =>
  (await import('./sign-in-window')).SignInWindow

/** Replaces the dialog's window: a hook for extensions. */
export function provideSignInWindow(other: typeof load): void {
  load = other
}

/** The dialog's window, fetched when someone points at a Sign In button. */
export const signInWindow = createPartLoader(async () => {
  const [window] = await Promise.all([load(), openStore()])
  return window
})
