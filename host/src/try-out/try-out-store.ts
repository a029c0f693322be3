import type { StorageArea } from '@fivefold/shared/storage/browser-storage'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { Override } from './find-override'
import { readWish, type Wish } from './override-address'

const storageKey = 'fivefold-try-out'

const wishesSchema = v.array(v.object({ remote: v.string(), target: v.string() }))

export interface TryOutState {
  /** What stands in for live releases, at most one for each remote. */
  overrides: readonly Override[]
  /** What could not be tried out and why, a sentence each. */
  problems: readonly string[]
}

export interface TryOutPorts {
  /** Keeps what is tried out while the tab is open. */
  area: StorageArea
  find: (wish: Wish) => Promise<Override>
}

/** Knows which releases this tab tries out. */
export function createTryOutStore({ area, find }: TryOutPorts) {
  const store = createStore<TryOutState>(() => ({ overrides: [], problems: [] }))

  const storedWishes = (): Wish[] => {
    try {
      return v.parse(wishesSchema, JSON.parse(area.get(storageKey) ?? '[]'))
    } catch {
      return []
    }
  }

  const keep = (wishes: readonly Wish[]) =>
    wishes.length === 0 ? area.remove(storageKey) : area.set(storageKey, JSON.stringify(wishes))

  const without = (remote: string) => storedWishes().filter((wish) => wish.remote !== remote)

  const reject = (problem: string) =>
    store.setState(({ problems }) => ({ problems: [...problems, problem] }))

  function drop(remote: string, problem: string) {
    keep(without(remote))
    store.setState(({ overrides }) => ({
      overrides: overrides.filter((override) => override.remote !== remote),
    }))
    reject(problem)
  }

  async function apply(wish: Wish) {
    try {
      const override = await find(wish)
      store.setState(({ overrides }) => ({ overrides: [...overrides, override] }))
    } catch (error) {
      drop(wish.remote, sentenceOf(error))
    }
  }

  return {
    state: store.getState,
    subscribe: store.subscribe,

    /** Remembers a wish for the next page load. @throws TryOutError when there is no such release. */
    async choose(wish: Wish) {
      await find(wish)
      keep([...without(wish.remote), wish])
    },

    /** Applies what the tab remembers and what the page's address asks for. */
    async start(asked: readonly string[]) {
      for (const text of asked) {
        try {
          const wish = readWish(text)
          keep([...without(wish.remote), wish])
        } catch (error) {
          reject(sentenceOf(error))
        }
      }
      await Promise.all(storedWishes().map(apply))
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
