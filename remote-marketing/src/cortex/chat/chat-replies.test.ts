import { describe, expect, it } from 'vitest'
import { chatContent } from './chat-content'
import { replyDelay, replyTo } from './chat-replies'

describe('the chat demo', () => {
  it('knows four questions, each with its own reply', () => {
    const answers = chatContent.samples.map(({ query }) => replyTo(query))
    expect(new Set(answers).size).toBe(4)
    expect(answers).not.toContain(chatContent.genericReply)
  })

  it('recognizes them in any case, spacing and punctuation', () => {
    expect(replyTo('  generate the q4 SALES report. ')).toBe(chatContent.samples[1].reply)
    expect(replyTo('What’s our customer satisfaction trend')).toBe(chatContent.samples[3].reply)
  })

  it('gives the generic reply to everything else', () => {
    for (const other of ['Hello', 'Q4', 'toString', '']) {
      expect(replyTo(other)).toBe(chatContent.genericReply)
    }
  })

  it('answers after a second and a half', () => {
    expect(replyDelay).toBe(1500)
  })
})
