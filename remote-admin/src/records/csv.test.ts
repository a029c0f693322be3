import * as fc from 'fast-check'
import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv'

const cells = async (rows: readonly object[]) => parse<string[]>(await csvOf(rows)).data

describe('rows as CSV', () => {
  it('have one column for each field that any row has', async () => {
    expect(
      await cells([
        { id: '1', name: 'Ann' },
        { id: '2', tier: 'beta' },
      ]),
    ).toEqual([
      ['id', 'name', 'tier'],
      ['1', 'Ann', ''],
      ['2', '', 'beta'],
    ])
  })

  it('write lists, nested values and flags as text', async () => {
    const row = { list: ['cortex', 'integ'], nested: { a: 1 }, flag: true, count: 3, none: null }
    expect((await cells([row]))[1]).toEqual(['cortex; integ', '{"a":1}', 'true', '3', ''])
  })

  it('keep quotes, commas and line breaks inside their cell', async () => {
    const text = 'He said "no, thanks"\r\nand left'
    expect((await cells([{ text, next: 'x' }]))[1]).toEqual([text, 'x'])
  })

  it.each([
    '=1+1',
    '=cmd()\nsecond line',
    '+1 555',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r\n=1',
    '\0=1',
    ' \u0001=1',
    '\0',
    '  =1',
    '＝1',
  ])('escape the formula %j', async (text) => {
    expect((await cells([{ text }]))[1]).toEqual([`'${text}`])
  })

  it('escape a formula in a heading and in a list too', async () => {
    expect(await cells([{ '=evil()': ['=1', 'x'] }])).toEqual([["'=evil()"], ["'=1; x"]])
  })

  it('leave numbers as they are', async () => {
    expect((await cells([{ count: -3 }]))[1]).toEqual(['-3'])
  })

  it('never start a cell with what a spreadsheet runs, and lose nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }),
        async (texts) => {
          const read = (await cells(texts.map((text) => ({ text, end: '.' })))).slice(1)
          for (const [at, text] of texts.entries()) {
            const cell = read[at]?.[0] ?? ''
            expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@]/u)
            expect([text, `'${text}`]).toContain(cell)
          }
        },
      ),
    )
  })
})
