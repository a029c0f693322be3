const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Whole US dollars, for example `$1,499`. */
export const money = (amount: number) => dollars.format(amount)
