export interface SliderScale {
  min: number
  max: number
  step: number
}

/** Steps that Page Up, Page Down and Shift with an arrow key move at once. */
const pageSteps = 10

export const limited = (value: number, { min, max }: SliderScale) =>
  Math.min(Math.max(value, min), max)

/** The new value for a key; null for other keys. */
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

/** The multiple of the step nearest to the pointer. Both ends can be reached. */
export function snapped(value: number, scale: SliderScale) {
  if (value >= scale.max || value <= scale.min) return limited(value, scale)
  return limited(Math.round(value / scale.step) * scale.step, scale)
}

/** The value's position between `min` and `max`, 0 to 1. */
export function shareOf(value: number, scale: SliderScale) {
  return (limited(value, scale) - scale.min) / (scale.max - scale.min)
}
