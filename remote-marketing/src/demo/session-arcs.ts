/** A part of the session on the dial, in minutes past the hour. */
export interface SessionArc {
  /** Absent while no product is chosen. */
  product?: string
  from: number
  to: number
}

/** The products share the minutes evenly, in the given order. */
export function sessionArcs(minutes: number, products: readonly string[]): SessionArc[] {
  if (products.length === 0) return [{ from: 0, to: minutes }]
  const share = minutes / products.length
  return products.map((product, place) => ({
    product,
    from: place * share,
    to: (place + 1) * share,
  }))
}
