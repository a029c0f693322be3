import type { StorageArea } from '@fivefold/shared/storage/browser-storage'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { Override } from './find-override'
import { parseOverrideRequest, type OverrideRequest } from './override-address'

const storageKey = 'fivefold-try-out'

const requestsSchema = v.array(v.object({ remote: v.string(), target: v.string() }))

export interface TryOutState {
  /** Releases that replace live ones, at most one for each remote. */
  overrides: readonly Override[]
  /** Why requests could not be tried out, a sentence each. */
  problems: readonly string[]
}

export interface TryOutPorts {
  /** Storage that lasts while the tab is open. */
  area: StorageArea
  find: (request: OverrideRequest) => Promise<Override>
}

export function createTryOutStore({ area, find }: TryOutPorts) {
  const store = createStore<TryOutState>(() => ({ overrides: [], problems: [] }))

  const storedRequests = (): OverrideRequest[] => {
    try {
      return v.parse(requestsSchema, JSON.parse(area.get(storageKey) ?? '[]'))
    } catch {
      return []
    }
  }

  const keep = (requests: readonly OverrideRequest[]) =>
    requests.length === 0 ? area.remove(storageKey) : area.set(storageKey, JSON.stringify(requests))

  const without = (remote: string) =>
    storedRequests().filter((request) => request.remote !== remote)

  const reject = (problem: string) =>
    store.setState(({ problems }) => ({ problems: [...problems, problem] }))

  function drop(remote: string, problem: string) {
    keep(without(remote))
    store.setState(({ overrides }) => ({
      overrides: overrides.filter((override) => override.remote !== remote),
    }))
    reject(problem)
  }

  async function apply(request: OverrideRequest) {
    try {
      const override = await find(request)
      store.setState(({ overrides }) => ({ overrides: [...overrides, override] }))
    } catch (error) {
      drop(request.remote, sentenceOf(error))
    }
  }

  return {
    state: store.getState,
    subscribe: store.subscribe,

    /** Stores a request for the next page load. @throws TryOutError if its release is unknown. */
    async choose(request: OverrideRequest) {
      await find(request)
      keep([...without(request.remote), request])
    },

    /** Applies the tab's stored requests and those of the page's address. */
    async start(texts: readonly string[]) {
      for (const text of texts) {
        try {
          const request = parseOverrideRequest(text)
          keep([...without(request.remote), request])
        } catch (error) {
          reject(sentenceOf(error))
        }
      }
      await Promise.all(storedRequests().map(apply))
    },

    /** The release does not work: the live one is shown from now on. */
    giveUp(remote: string, problem: string) {
      const { overrides } = store.getState()
      if (overrides.some((override) => override.remote === remote)) drop(remote, problem)
    },

    reset: () => keep([]),

    dismiss: () => store.setState({ problems: [] }),
  }
}

export type TryOutStore = ReturnType<typeof createTryOutStore>

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
