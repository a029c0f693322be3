import { describe, expect, it } from 'vitest'
import { pageHolding, pageOf } from './page-of'

const numbers = Array.from({ length: 53 }, (_, index) => index)

describe('a page of rows', () => {
  it('shows 25 of them and says which', () => {
    expect(pageOf(numbers, 2)).toMatchObject({ page: 2, pages: 3, from: 26, to: 50 })
    expect(pageOf(numbers, 2).rows).toEqual(numbers.slice(25, 50))
  })

  it('ends with what is left, and falls back to a page that exists', () => {
    expect(pageOf(numbers, 3)).toMatchObject({ from: 51, to: 53 })
    expect(pageOf(numbers, 9).page).toBe(3)
    expect(pageOf(numbers, -1).page).toBe(1)
  })

  it('is empty when there are no rows', () => {
    expect(pageOf([], 1)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 })
  })

  it('is found by the row that it holds', () => {
    expect([0, 24, 25, 52].map((index) => pageHolding(index))).toEqual([1, 1, 2, 3])
  })
})
