export interface ResellerTier {
  name: 'Authorized' | 'Gold' | 'Platinum'
  target: string
  margin: string
  /** Percent of the list price; the ends of `margin`. */
  from: number
  to: number
}

export const topMarginPercent = 35

/** Specification 2, section 9. */
export const resellerTiers: readonly ResellerTier[] = [
  { name: 'Authorized', target: '$50K/year', margin: '20-25%', from: 20, to: 25 },
  { name: 'Gold', target: '$250K/year', margin: '25-30%', from: 25, to: 30 },
  { name: 'Platinum', target: '$1M/year', margin: '30-35%', from: 30, to: topMarginPercent },
]
