import { folded } from '@fivefold/shared/words/folded'
import { chatContent, type Answer } from './chat-content'

/** Milliseconds until the assistant replies (specification 2, section 9). */
export const replyDelay = 1_500

/** The answer to a sample question in any case and spacing; otherwise the generic one. */
export function answerTo(message: string): Answer {
  const question = comparable(message)
  const sample = chatContent.samples.find(({ query }) => comparable(query) === question)
  return sample ?? { reply: chatContent.genericReply, link: chatContent.demo }
}

const comparable = (text: string) =>
  folded(text)
    .replaceAll(/[^a-z0-9']+/g, ' ')
    .trim()
