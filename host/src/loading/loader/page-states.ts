import type { PageComponent } from '@fivefold/shared/routing/remote-contract'
import { createStore } from 'zustand/vanilla'

/** The release that a page or an error comes from. */
export type RemoteContext = { remote: string; version: string }

/** No release of the remote delivered the page. */
export class RemotePageError extends Error {
  override name = 'RemotePageError'
  constructor(
    message: string,
    readonly context: RemoteContext,
    options: ErrorOptions,
  ) {
    super(message, options)
  }
}

export type ReadyPage = { status: 'ready'; Page: PageComponent; context: RemoteContext }

export type PageState =
  | { status: 'loading' }
  | ReadyPage
  | { status: 'failed'; error: RemotePageError }

export const loading: PageState = { status: 'loading' }

type PageStates = Readonly<Record<string, PageState | undefined>>

/** The state of each page by path. A page that was not requested counts as loading. */
export function createPageStates() {
  const store = createStore<PageStates>(() => ({}))
  const settlements = new Map<string, Promise<void>>()

  const of = (path: string) => store.getState()[path] ?? loading

  const whenSettled = (path: string) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (of(path).status === 'loading') return
        stop()
        resolve()
      }
      const stop = store.subscribe(check)
      check()
    })

  return {
    subscribe: store.subscribe,
    of,
    has: (path: string) => store.getState()[path] !== undefined,
    set: (path: string, state: PageState | undefined) => store.setState({ [path]: state }),

    /** Resolves once the page is ready or has failed; never rejects. Returns one promise for each path. */
    settled(path: string): Promise<void> {
      const settlement = settlements.get(path) ?? whenSettled(path)
      settlements.set(path, settlement)
      return settlement
    },
  }
}
