import { notify } from '@fivefold/shared/notify/toast'
import type { PageServices, Readable } from '@fivefold/shared/routing/mounted-page'
import { keep } from '@fivefold/shared/store/keep'
import { stateStore } from '@fivefold/shared/store/state-store'
import { openSignIn } from '../../../host/src/sign-in/sign-in-store'

const { getState, getInitialState, subscribe } = stateStore
const currentUser = () => getState().currentUser

const session: PageServices['session'] = {
  get: currentUser,
  subscribe: (listener) =>
    subscribe((state, before) => state.currentUser !== before.currentUser && listener()),
  openSignIn() {
    const { pathname, search, hash } = window.location
    openSignIn({ from: pathname + search + hash })
  },
}

/** Reads the class that theme-preference sets on the root element. */
const theme: Readable<'light' | 'dark'> = {
  get: () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'),
  subscribe(listener) {
    let shown = theme.get()
    const observer = new MutationObserver(() => {
      if (theme.get() === shown) return
      shown = theme.get()
      listener()
    })
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  },
}

/** Services that are the same for every page. */
export const pageServices = {
  session,
  theme,
  notifications: { show: notify },
  store: {
    get: getState,
    initial: getInitialState,
    subscribe: (listener) => subscribe(() => listener()),
    keep,
  },
} satisfies Partial<PageServices>
