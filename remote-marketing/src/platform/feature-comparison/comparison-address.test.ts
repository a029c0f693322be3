import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { productNames } from '@fivefold/shared/theme/palette'
import { queryChanges, readAddress } from '@fivefold/shared/address/address-schema'
import { comparisonAddress, productOnPhone, toggled } from './comparison-address'

function read(query: string | URLSearchParams) {
  const { shown, product } = readAddress(comparisonAddress, query)
  return { shown, onPhone: productOnPhone(shown, product) }
}

const toggledQuery = (...choice: Parameters<typeof toggled>) =>
  queryChanges(comparisonAddress, { shown: toggled(...choice) })

describe('the comparison in the URL', () => {
  it('starts with Cortex and Integ', () => {
    expect(read('')).toEqual({ shown: ['cortex', 'integ'], onPhone: 'cortex' })
  })

  it('takes the products from the URL, in the order of the petals', () => {
    expect(read('compare=scd,%20Cortex,scd').shown).toEqual(['cortex', 'scd'])
    expect(read('compare=scd,cortex&product=scd').onPhone).toBe('scd')
  })

  it('accepts an empty list, but not an invalid one', () => {
    expect(read('compare=')).toEqual({ shown: [], onPhone: null })
    for (const nonsense of ['__proto__,x', 'nonsense', '%00,%3Cscript%3E']) {
      expect(read(`compare=${nonsense}`).shown).toEqual(['cortex', 'integ'])
    }
    expect(read('product=scd').onPhone).toBe('cortex')
  })

  it('is valid for any query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (compare, product) => {
        const { shown, onPhone } = read(new URLSearchParams({ compare, product }))
        expect(productNames).toEqual(expect.arrayContaining([...shown]))
        expect(onPhone === null).toBe(shown.length === 0)
      }),
    )
  })

  it('switches one product and keeps the others', () => {
    expect(toggledQuery(['cortex', 'integ'], 'scd')).toEqual({ compare: 'cortex,integ,scd' })
    expect(toggledQuery(['cortex', 'integ'], 'cortex')).toEqual({ compare: 'integ' })
    expect(toggledQuery(['integ'], 'integ')).toEqual({ compare: '' })
    expect(toggledQuery(['integ'], 'cortex')).toEqual({ compare: null })
  })
})
