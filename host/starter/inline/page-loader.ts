import type { StartData } from '@fivefold/shared/start/start-data'
import type { EarlyEvents } from './early-events'
import type { showFailure } from './failure-notice'
import type { fetchModules } from './run-modules'

/** The inline loader offers this to the scripts that take over, which therefore bring nothing of it themselves. */
export interface PageLoader {
  /** The document's own start data; null: the host starts at once. */
  data: StartData | null
  events: EarlyEvents
  fetchModules: typeof fetchModules
  showFailure: typeof showFailure
  /** Runs the host's modules. The page shows a failure and a time-out; the callback gets the error. */
  startHost(onFailure?: (error: unknown) => void): void
  /** Called by the host as it takes over: takes away the notice of a start that seemed to have failed. */
  handOver(): void
  isHandedOver(): boolean
}

const name = 'fivefoldLoader'

export function publishLoader(loader: PageLoader) {
  Object.assign(globalThis, { [name]: loader })
}

/** Undefined in development, whose documents have none. */
export const publishedLoader = () => (globalThis as { [name]?: PageLoader })[name]
