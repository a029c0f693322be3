/** Milliseconds that a record waits for a site that is slow. */
const patience = 1_000

/** @returns undefined for work that takes longer, and goes on. */
export const inTime = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([
    work,
    new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined).unref()),
  ])
