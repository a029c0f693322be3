import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snippetOf } from './article-snippet'

describe('the text of an article on its card', () => {
  it('is the whole text up to 200 characters', () => {
    const text = 'a'.repeat(200)
    expect(snippetOf(text)).toBe(text)
    expect(snippetOf('')).toBe('')
  })

  it('is the first 200 characters of a longer text, with an ellipsis', () => {
    expect(snippetOf(`${'a'.repeat(200)}b`)).toBe(`${'a'.repeat(200)}…`)
  })

  it('never cuts an emoji in half', () => {
    expect(snippetOf(`${'a'.repeat(199)}🙂🙂`)).toBe(`${'a'.repeat(199)}🙂…`)
    expect(snippetOf('🙂'.repeat(200))).toBe('🙂'.repeat(200))
    expect(snippetOf('🙂'.repeat(10_000))).toBe(`${'🙂'.repeat(200)}…`)
  })

  it('is a prefix of any text', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const whole = [...text]
        const expected = whole.length > 200 ? `${whole.slice(0, 200).join('')}…` : text
        expect(snippetOf(text)).toBe(expected)
      }),
    )
  })
})
