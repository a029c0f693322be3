import { expect, test } from 'vitest'
import { framesOf } from './console-frames'
import { consoleScene } from './home-scenes-content'

const lastStep = Math.max(...consoleScene.trace.map(({ at }) => at))

const offsetsOf = (step: number) => framesOf(step).map(({ offset }) => offset ?? Number.NaN)

test('every part is visible when a round begins and when it ends', () => {
  for (const step of [0, lastStep]) {
    expect(framesOf(step)[0]).toMatchObject({ offset: 0, opacity: 1 })
    expect(framesOf(step).at(-1)).toMatchObject({ offset: 1, opacity: 1 })
  }
})

test('the frames of every part are in order and within the round', () => {
  for (const step of [0, 4, lastStep]) {
    const offsets = offsetsOf(step)
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other))
    expect(Math.max(...offsets)).toBe(1)
  }
})

test('parts return one after the other', () => {
  expect(offsetsOf(1)[3]).toBeGreaterThan(offsetsOf(0)[3] ?? 1)
})
