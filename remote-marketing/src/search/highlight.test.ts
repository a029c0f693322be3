import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { partsOf } from './highlight'

describe('highlighting', () => {
  it('marks every occurrence in any case', () => {
    expect(partsOf('Data in, data out', 'DATA')).toEqual([
      { text: 'Data', hit: true },
      { text: ' in, ', hit: false },
      { text: 'data', hit: true },
      { text: ' out', hit: false },
    ])
  })

  it('marks nothing for a blank query or letters that grow in lower case', () => {
    expect(partsOf('Data', ' ')).toEqual([{ text: 'Data', hit: false }])
    expect(partsOf('İstanbul', 'stan')).toEqual([{ text: 'İstanbul', hit: false }])
  })

  it('never loses or adds a letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        expect(
          partsOf(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
