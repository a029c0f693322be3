/** Buckets of a histogram whose borders are powers of this: each is a tenth wider than the one before. */
const base = 1.1

/** The bucket of a measure; 0 for all below 1. */
export const bucketOf = (value: number) => Math.max(0, Math.floor(Math.log(value) / Math.log(base)))

/** The measure in the middle of a bucket. */
export const middleOf = (bucket: number) => base ** (bucket + 0.5)

export interface Counted {
  bucket: number
  browsers: number
}

/** The bucket in which three quarters of the browsers are reached; undefined without any. */
export function bucketAtP75(counted: readonly Counted[]): number | undefined {
  const all = counted.reduce((sum, { browsers }) => sum + browsers, 0)
  let sum = 0
  return counted
    .toSorted((one, other) => one.bucket - other.bucket)
    .find(({ browsers }) => (sum += browsers) >= all * 0.75)?.bucket
}
