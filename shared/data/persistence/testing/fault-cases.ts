import { inject, type TestContext } from 'vitest'

export interface FaultCases {
  readonly fault: string
  readonly place: string
  readonly cases: number
  /** Seed of a random choice, to repeat it. */
  readonly seed?: number
}

declare module 'vitest' {
  interface ProvidedContext {
    faultDepth: 'full' | undefined
  }
  interface TaskMeta {
    fault?: FaultCases
  }
}

/** Number of cases to run: all of them in `pnpm check reliability`, a part in other runs. */
export function faultDepth({ part, full }: { part: number; full: number }): number {
  return inject('faultDepth') === 'full' ? full : part
}

/** Reports a test's cases for `pnpm check reliability`. */
export function standsFor({ task }: TestContext, cases: FaultCases): void {
  task.meta.fault = cases
}

/** Numbers between 0 and 1, determined by a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
