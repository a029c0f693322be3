import { expect, test } from 'vitest'
import { freePlace, type Box } from './free-place'

const boxAt = (left: number, top: number, width = 300, height = 80): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const boxes = {
  'bottom-right': boxAt(680, 600),
  'bottom-left': boxAt(20, 600),
  'top-right': boxAt(680, 80),
  'top-left': boxAt(20, 80),
}

const control = (left: number, top: number, isFocused = false) => ({
  box: boxAt(left, top, 40, 40),
  isFocused,
})

test('messages are at the bottom right if they cover no control there', () => {
  expect(freePlace(boxes, [])).toBe('bottom-right')
  expect(freePlace(boxes, [control(640, 600), control(500, 300)])).toBe('bottom-right')
})

test('they move for a control', () => {
  expect(freePlace(boxes, [control(700, 620)])).toBe('bottom-left')
  expect(freePlace(boxes, [control(700, 620), control(30, 620)])).toBe('top-right')
})

test('if every place covers a control, they cover the fewest, and not the focused one', () => {
  const everywhere = Object.values(boxes).map(({ left, top }) => control(left, top))
  expect(freePlace(boxes, [...everywhere, control(700, 640)])).toBe('bottom-left')
  const inUse = control(30, 640, true)
  expect(freePlace(boxes, [...everywhere, control(700, 640), inUse])).toBe('top-right')
})
