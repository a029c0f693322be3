/** Degrees between the hues of neighbours: far apart, and different for many. */
const step = 137.5

/** The color of a part by its place in the list; white text on it has a contrast of at least 4.5. */
export const edgeOf = (index: number) => `oklch(50% 0.17 ${Math.round((260 + index * step) % 360)})`
