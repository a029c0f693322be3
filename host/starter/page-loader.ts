import type { StartData } from '@fivefold/shared/start/start-data'
import type { EarlyEvents } from './actions/early-events'
import type { fetchModules, runModules } from './run-modules'

/** What the inline loader has for the script that takes over, which therefore brings nothing of it itself. */
export interface PageLoader {
  /** What the document says about its start; null: the host starts at once. */
  data: StartData | null
  /** Addresses of the host's modules, in the order in which they run. */
  host: readonly string[]
  events: EarlyEvents
  fetchModules: typeof fetchModules
  runModules: typeof runModules
}

const name = 'fivefoldLoader'

export function publishLoader(loader: PageLoader) {
  Object.assign(globalThis, { [name]: loader })
}

/** It is in every document, but in development. */
export const publishedLoader = () => (globalThis as unknown as { [name]: PageLoader })[name]
