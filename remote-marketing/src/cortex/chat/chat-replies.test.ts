import { describe, expect, it } from 'vitest'
import { chatContent } from './chat-content'
import { answerTo, replyDelay } from './chat-replies'

describe('the chat demo', () => {
  it('knows four questions, each with its own reply', () => {
    const answers = chatContent.samples.map(({ query }) => answerTo(query).reply)
    expect(new Set(answers).size).toBe(4)
    expect(answers).not.toContain(chatContent.genericReply)
  })

  it('recognizes them in any case, spacing and punctuation', () => {
    expect(answerTo('  generate the q4 SALES report. ').reply).toBe(chatContent.samples[1].reply)
    expect(answerTo('What’s our customer satisfaction trend').reply).toBe(
      chatContent.samples[3].reply,
    )
  })

  it('gives the generic reply to everything else', () => {
    for (const other of ['Hello', 'Q4', 'toString', '']) {
      expect(answerTo(other)).toEqual({
        reply: chatContent.genericReply,
        link: chatContent.demo,
      })
    }
  })

  it('answers after a second and a half', () => {
    expect(replyDelay).toBe(1500)
  })
})
