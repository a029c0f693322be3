/** A part of the session on the dial, in minutes past the hour. */
export interface SessionArc {
  /** The product it shows; none is chosen yet without it. */
  product?: string
  from: number
  to: number
}

/** The chosen products share the minutes evenly, in the order in which they are chosen from. */
export function sessionArcs(minutes: number, products: readonly string[]): SessionArc[] {
  if (products.length === 0) return [{ from: 0, to: minutes }]
  const share = minutes / products.length
  return products.map((product, place) => ({
    product,
    from: place * share,
    to: (place + 1) * share,
  }))
}
