import { describe, expect, it } from 'vitest'
import { pageHolding, pageOf } from './page-of'

const numbers = Array.from({ length: 53 }, (_, index) => index)

describe('a page of a list', () => {
  it('shows 25 items and their positions', () => {
    expect(pageOf(numbers, 2)).toMatchObject({ page: 2, pages: 3, from: 26, to: 50, total: 53 })
    expect(pageOf(numbers, 2).items).toEqual(numbers.slice(25, 50))
  })

  it('has the remaining items at the end', () => {
    expect(pageOf(numbers, 3)).toMatchObject({ from: 51, to: 53 })
  })

  it('falls back to a page that exists', () => {
    expect(pageOf(numbers, 9).page).toBe(3)
    expect(pageOf(numbers, -1).page).toBe(1)
  })

  it('is empty for an empty list', () => {
    expect(pageOf([], 1)).toEqual({ items: [], page: 1, pages: 1, from: 0, to: 0, total: 0 })
  })

  it('finds the page that holds an item', () => {
    expect([0, 24, 25, 52].map((index) => pageHolding(index))).toEqual([1, 1, 2, 3])
  })
})
