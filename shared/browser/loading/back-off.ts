/** Milliseconds to wait after so many failures in a row: the first pause after none, twice as long after each. */
export const backOff = (failures: number, first: number, longest = Infinity): number =>
  Math.min(first * 2 ** failures, longest)

/** Milliseconds that a `retry-after` header asks for, as seconds or a date. 0 if nothing can be read. */
export const retryAfter = (header: string | null, now: number): number =>
  Math.max(0, Number(header) * 1_000 || Date.parse(header ?? '') - now) || 0
