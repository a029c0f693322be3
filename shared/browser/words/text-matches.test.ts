import { array, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './text-matches'

const matches = (text: string, ...terms: string[]) =>
  piecesOf(text, terms)
    .filter((piece) => piece.isMatch)
    .map((piece) => piece.text)

describe('matches in a text', () => {
  it('are found in upper and lower case, and keep their spelling', () => {
    expect(matches('Billing and billing', 'BILL')).toEqual(['Bill', 'bill'])
  })

  it('are empty for a blank search', () => {
    expect(piecesOf('Billing', ['', '  '])).toEqual([{ text: 'Billing', isMatch: false }])
  })

  it('take the longest of several terms', () => {
    expect(matches('the connector', 'connect', 'connector')).toEqual(['connector'])
  })

  it('are only at the start of words, if requested', () => {
    const pieces = piecesOf('Data Pipelines', ['pipe', 'da', 'lines'], 'word-start')
    expect(pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(
      '[Da]ta [Pipe]lines',
    )
  })

  it('are found next to letters that grow in lower case', () => {
    expect(matches('Data in, data out', 'DATA')).toEqual(['Data', 'data'])
    expect(matches('İstanbul', 'stan')).toEqual(['stan'])
  })

  it('include other accents, letters and apostrophes, in whole characters', () => {
    expect(matches('Zürich, Zu\u0308rich', 'zurich')).toEqual(['Zürich', 'Zu\u0308rich'])
    expect(matches('Straße', 'STRASSE')).toEqual(['Straße'])
    expect(matches('Straße', 'stras')).toEqual(['Straß'])
    expect(matches('Straße', 'se')).toEqual(['ße'])
    expect(matches('O’Brien', "o'brien")).toEqual(['O’Brien'])
    expect(matches('ﬁnal 🙂 ＡＢ', 'final', 'ab')).toEqual(['ﬁnal', 'ＡＢ'])
  })

  it('treat the search as text, not as a pattern', () => {
    expect(matches('What costs $5 (a month)?', '$5 (a month)?')).toEqual(['$5 (a month)?'])
    expect(matches('a<script>b', '<script>')).toEqual(['<script>'])
    expect(matches('anything', '.*')).toEqual([])
  })

  it('give the original text when the pieces are joined', () => {
    assert(
      property(string({ unit: 'binary' }), array(string(), { maxLength: 4 }), (text, terms) => {
        const joined = piecesOf(text, terms)
          .map((piece) => piece.text)
          .join('')
        expect(joined).toBe(text)
      }),
    )
  })
})
