export interface SliderScale {
  min: number
  max: number
  step: number
}

/** Steps that Page Up, Page Down and an arrow key with Shift take at once. */
const pageSteps = 10

export const limited = (value: number, { min, max }: SliderScale) =>
  Math.min(Math.max(value, min), max)

/** Where a key takes the value, counted from where it is; null when the key means nothing here. */
export function keyTarget(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  value: number,
  scale: SliderScale,
): number | null {
  const stride = scale.step * (shiftKey ? pageSteps : 1)
  const page = scale.step * pageSteps
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return limited(value + stride, scale)
    case 'ArrowDown':
    case 'ArrowLeft':
      return limited(value - stride, scale)
    case 'PageUp':
      return limited(value + page, scale)
    case 'PageDown':
      return limited(value - page, scale)
    case 'Home':
      return scale.min
    case 'End':
      return scale.max
    default:
      return null
  }
}

/** The multiple of the step nearest to where the pointer is; both ends can be reached. */
export function snapped(value: number, scale: SliderScale) {
  if (value >= scale.max || value <= scale.min) return limited(value, scale)
  return limited(Math.round(value / scale.step) * scale.step, scale)
}

/** How much of the way from `min` to `max` is done, 0 to 1. */
export function shareOf(value: number, scale: SliderScale) {
  return (limited(value, scale) - scale.min) / (scale.max - scale.min)
}
