import path from 'node:path'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { noteReads, sourceOf } from './checks/results/noted-reads'

declare module 'vitest' {
  interface TaskMeta {
    /** The files of the workspace that `checks/results` compares before it leaves out a test file. */
    reads?: string[]
  }
}

const workspace = import.meta.dirname
const reads = new Set<string>()
noteReads(workspace, (read) => {
  const source = sourceOf(workspace, read)
  if (source !== undefined) reads.add(source)
})
afterEach(({ task }) => {
  task.meta.reads = [...reads]
  reads.clear()
})

// Files that share a process do not share the state of our modules.
vi.resetModules()

// Tests of the site have the store's code at once, as on a server. Tools have no store.
const ofTools = /^(?:deploy|checks|bench|e2e|extensions\/[\w-]+\/(?:server|cli))\//
if (!ofTools.test(path.relative(workspace, expect.getState().testPath ?? ''))) {
  const { provideStoreCode } = await import('./shared/data/store/site-store')
  provideStoreCode((await import('./shared/data/store/store-code')).storeCode)
}

const testingLibrary =
  typeof document === 'undefined' ? undefined : await import('@testing-library/react')

// Timers of a page end with its test file: they would look for a window that is gone.
const planned: ReturnType<typeof setTimeout>[] = []
if (testingLibrary) {
  const plan = globalThis.setTimeout
  const remember = (...when: Parameters<typeof plan>) => {
    const timer = plan(...when)
    planned.push(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(remember, plan)
}

// A query waits for the page to change, and a test for its condition, however busy the machine is.
const longestWait = 25_000
testingLibrary?.configure({ asyncUtilTimeout: longestWait })
const { waitFor, waitUntil } = vi
vi.waitFor = (check, options = longestWait) => waitFor(check, options)
vi.waitUntil = (check, options = longestWait) => waitUntil(check, options)

// No test leaves a double or a page behind. Testing Library cleans up only where `afterEach` is a global.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  testingLibrary?.cleanup()
})

afterAll(async () => {
  // React would look for a window that is gone when a page that was left behind arrives.
  await vi.dynamicImportSettled()
  for (const timer of planned) clearTimeout(timer)
})
