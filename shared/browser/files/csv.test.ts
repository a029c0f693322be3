import * as fc from 'fast-check'
import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../testing/cpu-time'
import { csvHead, csvLine } from './csv'

const read = (line: string, delimiter = ',') =>
  parse<string[]>(line, { delimiter, skipEmptyLines: true }).data

describe('a line of a CSV', () => {
  it('writes lists, nested values, flags and numbers as text', () => {
    const line = csvLine([['cortex', 'integ'], { a: 1 }, true, -3, null, undefined])
    expect(read(line)).toEqual([['cortex; integ', '{"a":1}', 'true', '-3', '', '']])
  })

  it.each([
    'He said "no, thanks"\r\nand left',
    '\u200Bplain = 1',
    '“=1”',
    '"1=1"',
    'a-b',
    '２０２６',
    ' spaces ',
    'a, -b',
    '',
  ])('keeps %j as it is', (text) => {
    expect(read(csvLine([text, 'x']))).toEqual([[text, 'x']])
  })

  it.each([
    '=1+1',
    '=cmd()\nsecond line',
    '+1 555',
    '-1',
    '@SUM(A1)',
    ' \u0001=1',
    '\0',
    '  =1',
    ...'＝﹦⁼₌⩵⩶＋﹢⁺₊﬩－﹣⁻₋−‐‑‒–—﹘＠﹫',
    '\u200B=1',
    '\u202E=1',
    '\u00AD=1',
    '\uFEFF=1',
    '\u3164=1',
    '\u0301=1',
    '\uE000=1',
    '\u{E0001}\u200D ＝1',
  ])('has an apostrophe before the formula %j', (text) => {
    expect(read(csvLine([text]))).toEqual([[`'${text}`]])
  })

  it.each([
    ['\t=1', `'\t'=1`],
    ['\r\n=1', `'\r\n'=1`],
    ['a\n=1', `a\n'=1`],
    ['a\n\n \u200B＝1', `a\n\n' \u200B＝1`],
    ['a;=cmd();b', `a;'=cmd();b`],
    ['a; -b', `a;' -b`],
    ['a;"=1', `a;'"=1`],
    ['a\u2028@b', `a\u2028'@b`],
    [['x', '=1'], `x;' =1`],
  ])('has one in %j, where a spreadsheet may begin a cell', (cell, text) => {
    expect(read(csvLine([cell]))).toEqual([[text]])
  })

  it.each(['\n', '\n\u200B', ' ', '"'])('is written quickly with many of %j', async (text) => {
    expect(await cpuTime(() => csvLine([text.repeat(50_000)]))).toBeLessThan(1_000)
  })

  it('guards a heading, too, and begins the file with the mark of UTF-8', () => {
    expect(csvHead(['id', '=evil()'])).toBe(`\uFEFFid,'=evil()\r\n`)
  })

  it('never has a cell that starts with a formula, whatever separates cells, and loses nothing', () => {
    fc.assert(
      fc.property(cellArbitrary, (text) => {
        const line = csvLine(['begin', text, 'end'])
        for (const delimiter of [',', ';', '\t']) {
          for (const cell of read(line, delimiter).flat())
            expect(shown(cell)).not.toMatch(/^[=+\-@]/)
        }
        expect(read(line)[0]?.[1]?.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      }),
      { numRuns: 2_000 },
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
      fc.constantFrom('', 'a', '"', 'a;', '";', 'a\n', 'a";', 'a;"'),
      fc.array(fc.constantFrom(...hidden), { maxLength: 4 }),
      fc.constantFrom(...signs),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    )
    .map(([start, before, sign, after]) => start + before.join('') + sign + after),
)

/** The cell as a spreadsheet reads it. */
function shown(cell: string) {
  const seen = [...cell].filter((character) => ![...hidden, '"'].includes(character)).join('')
  return seen.normalize('NFKC').replace(/^[−‐-—]/, '-')
}
