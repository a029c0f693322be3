/** Places for messages, in order of preference. */
export const places = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export type Place = (typeof places)[number]

export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

interface Control {
  box: Box
  /** The visitor has just used it, or is about to. */
  isFocused: boolean
}

/** The first place where messages cover no control, else the one where they cover the fewest. */
export function freePlace(boxes: Readonly<Record<Place, Box>>, controls: readonly Control[]) {
  const cost = (place: Place) =>
    controls
      .filter(({ box }) => overlap(box, boxes[place]))
      .reduce((sum, { isFocused }) => sum + (isFocused ? focusedCost : 1), 0)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

/** More than all other controls that fit below a message. */
const focusedCost = 1000

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
