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
    '﹦1',
    '⁼1',
    '＋1',
    '﹢1',
    '－1',
    '﹣1',
    '−1',
    '‑1',
    '＠SUM(A1)',
    '﹫SUM(A1)',
    '\u200B=1',
    '\u202E=1',
    '\u00AD=1',
    '\uFEFF=1',
    '\u3164=1',
    '\u0301=1',
    '\uE000=1',
    '\u{E0001}\u200D ＝1',
  ])('escape the formula %j', async (text) => {
    expect((await cells([{ text }]))[1]).toEqual([`'${text}`])
  })

  it('escape a formula in a heading and in a list too', async () => {
    expect(await cells([{ '=evil()': ['=1', 'x'] }])).toEqual([["'=evil()"], ["'=1; x"]])
  })

  it('leave numbers as they are', async () => {
    expect((await cells([{ count: -3 }]))[1]).toEqual(['-3'])
  })

  it('leave other texts as they are, and numbers in lists', async () => {
    const row = {
      text: '\u200Bplain = 1',
      mark: '“=1”',
      word: 'a-b',
      list: [-1, 2],
      day: '２０２６',
    }
    expect((await cells([row]))[1]).toEqual([
      '\u200Bplain = 1',
      '“=1”',
      'a-b',
      "'-1; 2",
      '２０２６',
    ])
  })

  it('never start a cell with a formula, and lose nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cellArbitrary, { minLength: 1 }), async (texts) => {
        const read = (await cells(texts.map((text) => ({ text, end: '.' })))).slice(1)
        for (const [at, text] of texts.entries()) {
          const cell = read[at]?.[0] ?? ''
          expect(shown(cell)).not.toMatch(/^[=+\-@]/)
          expect([text, `'${text}`]).toContain(cell)
        }
      }),
      { numRuns: 500 },
    )
  })
})

/** Listed one by one, so that the test does not share character classes with the code. */
const hidden = [
  0x00, 0x01, 0x09, 0x0a, 0x0d, 0x1f, 0x20, 0x7f, 0x85, 0xa0, 0xad, 0x034f, 0x061c, 0x115f, 0x1160,
  0x1680, 0x17b4, 0x180e, 0x2000, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a,
  0x202e, 0x202f, 0x2060, 0x2066, 0x2069, 0x206f, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfff9,
  0x1d173, 0xe0001, 0xe0061,
].map((point) => String.fromCodePoint(point))
const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−‐‑‒–—﹘']

const cellArbitrary = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(
      fc.array(fc.constantFrom(...hidden), { maxLength: 4 }),
      fc.constantFrom(...signs),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    )
    .map(([before, sign, after]) => before.join('') + sign + after),
)

/** The cell as a spreadsheet reads it. */
function shown(cell: string) {
  const seen = [...cell].filter((character) => !hidden.includes(character)).join('')
  return seen.normalize('NFKC').replace(/^[−‐-—]/, '-')
}
