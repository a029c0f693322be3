export const ratio = (value: number) => value.toFixed(2)

export const count = (value: number) => String(value)

export const shift = (value: number) => value.toFixed(4)

export const milliseconds = (value: number) => `${value.toFixed(0)} ms`

/** Whole bytes below 1,000, else kilobytes of 1,000. */
export const bytes = (value: number) =>
  Math.abs(value) < 1000 ? `${value.toFixed(0)} B` : `${(value / 1000).toFixed(1)} kB`
