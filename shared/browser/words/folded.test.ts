import { assert, integer, property, string, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded, foldedWords, phraseFilter, wordsFilter } from './folded'

/** Texts of records, each with spellings that find it. */
const spellings: readonly (readonly [string, ...string[]])[] = [
  ['Zürich', 'zurich', 'ZÜRICH', 'Zu\u0308rich'],
  ['Straße', 'STRASSE', 'strasse', 'STRAẞE'],
  ['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul'],
  ['Diyarbakır', 'diyarbakir', 'DİYARBAKIR'],
  ['O’Brien', "o'brien", 'O‘BRIEN', 'oʼbrien', 'o`brien', 'O´Brien', 'o＇brien'],
  ['ﬁnance', 'finance'],
  ['ＡＰＩ ２', 'api 2'],
  ['Łódź', 'lodz'],
  ['København', 'kobenhavn'],
  ['Œuvre', 'oeuvre'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ', 'οδός'],
  ['Ёлка', 'елка'],
  ['two‑factor – “now”', 'two-factor - "now"'],
  ['non\u00A0breaking', 'non breaking'],
  ['soft\u00ADware\u200B', 'software'],
  ['한국', '한국'.normalize('NFD'), '한'],
]

describe('a search', () => {
  test.each(spellings.flatMap(([text, ...typed]) => typed.map((query) => [text, query] as const)))(
    'finds %s by %s',
    (text, query) => {
      const sentence = `About ${text}, since May`
      expect(phraseFilter(query)('other', sentence)).toBe(true)
      expect(wordsFilter(`may ${query}`)(sentence)).toBe(true)
    },
  )

  test('does not find other texts', () => {
    expect(phraseFilter('zurich')('Zug', 'rich')).toBe(false)
    expect(wordsFilter('may zurich')('Zürich in June')).toBe(false)
  })

  const texts = string({ unit: 'binary', maxLength: 12 })

  test('finds everything that a case-insensitive search finds', () => {
    assert(
      property(texts, texts, texts, (before, query, after) => {
        const text = before + query.toUpperCase() + after
        if (!text.toLowerCase().includes(query.toLowerCase().trim())) return
        expect(phraseFilter(query)(text)).toBe(true)
        expect(wordsFilter(query)(text)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('finds every part of a text', () => {
    assert(
      property(
        texts,
        tuple(integer({ min: 0, max: 12 }), integer({ min: 0, max: 12 })),
        (text, cut) => {
          const part = [...text].slice(...cut).join('')
          expect(folded(text)).toContain(folded(part))
          expect(folded(folded(text))).toBe(folded(text))
        },
      ),
      { numRuns: 2000 },
    )
  })
})

test('words are split at every character that is neither letter nor digit', () => {
  expect(foldedWords(' O’Brien, (Zürich)\n42 ')).toEqual(['o', 'brien', 'zurich', '42'])
})
