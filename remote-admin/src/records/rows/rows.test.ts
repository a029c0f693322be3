import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsMatching, rowsSorted } from './rows'

interface Row {
  name: string
  size: number
  form: string
  state: string
}

const row = (name: string, size = 0, form = 'demo', state = 'open'): Row => ({
  name,
  size,
  form,
  state,
})
const rules = {
  facets: [
    { key: 'form', valueOf: (one: Row) => one.form },
    { key: 'state', valueOf: (one: Row) => one.state },
  ],
  textOf: (one: Row) => one.name,
}
const names = (rows: readonly Row[]) => rows.map(({ name }) => name)

describe('sorted rows', () => {
  it('are in dictionary order', () => {
    const rows = ['élan', 'Zoe', 'eve', 'adam'].map((name) => row(name))
    expect(names(rowsSorted(rows, ({ name }) => name, false))).toEqual([
      'adam',
      'élan',
      'eve',
      'Zoe',
    ])
  })

  it('keep blank texts last in both directions', () => {
    const rows = ['', 'b', '', 'a'].map((name) => row(name))
    expect(names(rowsSorted(rows, ({ name }) => name, false))).toEqual(['a', 'b', '', ''])
    expect(names(rowsSorted(rows, ({ name }) => name, true))).toEqual(['b', 'a', '', ''])
  })

  it('compare numbers as numbers and leave equal rows as they were', () => {
    const rows = [row('x', 9), row('first', 10), row('second', 10)]
    expect(names(rowsSorted(rows, ({ size }) => size, true))).toEqual(['first', 'second', 'x'])
  })

  it('are the same rows, and the input stays unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.boolean(), (texts, descending) => {
        const given = Object.freeze(texts.map((name) => row(name)))
        const sorted = rowsSorted(given, ({ name }) => name, descending)
        expect(new Set(sorted)).toEqual(new Set(given))
        expect(sorted).toHaveLength(given.length)
      }),
    )
  })
})

describe('matching rows', () => {
  const rows = [
    row('Invoice for March', 0, 'demo', 'open'),
    row('Invoice for April', 0, 'contact', 'closed'),
    row('Sync stops', 0, 'contact', 'open'),
  ]

  it('contain every word, in any case and order', () => {
    const found = (words: string) =>
      names(rowsMatching(rows, { words, chosen: {} }, rules).matching)
    expect(found('APRIL invoice')).toEqual(['Invoice for April'])
    expect(found('  ')).toHaveLength(3)
    expect(found('nowhere')).toEqual([])
  })

  it('have the chosen value of every facet', () => {
    const chosen = { form: 'contact', state: 'open' }
    expect(names(rowsMatching(rows, { words: '', chosen }, rules).matching)).toEqual(['Sync stops'])
  })

  it('are counted by facet: each value has the count that it would show', () => {
    const { counts } = rowsMatching(rows, { words: 'invoice', chosen: { form: 'demo' } }, rules)
    expect(counts['form']).toEqual(
      new Map([
        ['demo', 1],
        ['contact', 1],
      ]),
    )
    expect(counts['state']).toEqual(
      new Map([
        ['open', 1],
        ['closed', 0],
      ]),
    )
  })

  it('agree with the counts for any choice', () => {
    const value = fc.constantFrom('', 'a', 'b')
    const anyRow = fc.record({
      name: fc.constantFrom('x', 'y', 'x y'),
      size: fc.constant(0),
      form: value,
      state: value,
    })
    fc.assert(
      fc.property(
        fc.array(anyRow),
        fc.constantFrom('', 'x'),
        value,
        value,
        (all, words, form, state) => {
          const { counts } = rowsMatching(all, { words, chosen: { form, state } }, rules)
          for (const [other, count] of counts['form'] ?? []) {
            if (other === '') continue
            const shown = rowsMatching(
              all,
              { words, chosen: { form: other, state } },
              rules,
            ).matching
            expect(shown).toHaveLength(count)
          }
        },
      ),
    )
  })
})
