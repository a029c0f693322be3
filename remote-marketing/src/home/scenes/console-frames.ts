/** Milliseconds of one round. */
export const roundLength = 12_000

/** Fractions of a round: when all parts disappear, when the first returns, and the delay to the next. */
const cleared = 0.42
const first = 0.48
const between = 0.045
const fade = 0.025

/** One round of a part: it disappears with the others and returns at its turn, `step`. */
export function framesOf(step: number): Keyframe[] {
  const turn = first + step * between
  return [
    { offset: 0, opacity: 1 },
    { offset: cleared, opacity: 1, transform: 'none' },
    { offset: cleared + fade, opacity: 0, transform: 'none' },
    { offset: turn, opacity: 0, transform: 'translateY(6px)' },
    { offset: turn + fade, opacity: 1, transform: 'none' },
    { offset: 1, opacity: 1 },
  ]
}
