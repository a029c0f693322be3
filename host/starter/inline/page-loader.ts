import type { StartData } from '@fivefold/shared/start/start-data'
import type { EarlyEvents } from './early-events'
import type { showFailure } from './failure-notice'
import type { fetchModules } from './run-modules'

/** The inline loader's interface for later scripts, which therefore do not bundle its code. */
export interface PageLoader {
  /** The document's start data; null if the host starts at once. */
  data: StartData | null
  events: EarlyEvents
  fetchModules: typeof fetchModules
  showFailure: typeof showFailure
  /** Runs the host's modules. The page shows a failure or a timeout; the callback receives the error. */
  startHost(onFailure?: (error: unknown) => void): void
  /** The host calls this when it takes over. Removes a failure notice. */
  handOver(): void
  isHandedOver(): boolean
}

const name = 'fivefoldLoader'

export function publishLoader(loader: PageLoader) {
  Object.assign(globalThis, { [name]: loader })
}

/** Undefined in development, whose documents have no loader. */
export const publishedLoader = () => (globalThis as { [name]?: PageLoader })[name]
