import { chatContent } from './chat-content'

/** Milliseconds until the assistant answers (specification 2, section 9). */
export const replyDelay = 1_500

/** The canned reply of a sample question, whatever its case and spacing; else the generic one. */
export function replyTo(message: string) {
  const asked = comparable(message)
  const sample = chatContent.samples.find(({ query }) => comparable(query) === asked)
  return sample?.reply ?? chatContent.genericReply
}

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z0-9']+/g, ' ')
    .trim()
