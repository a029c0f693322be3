import { cut } from '@fivefold/shared/words/cut'
import { engineWords } from './engine-words'
import { ownFrames } from './own-frames'

/** Characters that are read of a message, and that are sent. */
const longestRead = 1_000
const longestMessage = 300

/** From a mark that opens, to the next one that closes: the one in `can't` does neither. */
const quotation = /(?<![^\s(=:[])(?:(["'`|])(.*?)\1|“(.*?)”|‘(.*?)’)(?=$|[\s,.;:)\]])/gs

const marks = /^[("'`“‘|[{]+|[)"'`”’|\]}.,:;!?…]+$/g

/** An error as it is reported. */
export const plainError = (message: string, ...stack: Parameters<typeof ownFrames>) => ({
  message: plainMessage(message),
  stacktrace: ownFrames(...stack),
})

/**
 * The words of a message that browsers write themselves. Whatever else it has may be what somebody typed, and is not sent:
 * texts in quotation marks, names, addresses, numbers.
 */
export const plainMessage = (message: string): string => {
  const isReact = message.startsWith('Minified React error')
  const isKnown = (chunk: string) => isEngines(chunk) || (isReact && /^#\d{3};$/.test(chunk))
  const plain = cut(message.trim(), longestRead)
    .replaceAll(quotation, (whole) => (isEngines(whole) ? whole : '…'))
    .split(/\s+/)
    .map((chunk) => (isKnown(chunk) ? chunk : '…'))
    .join(' ')
    .replaceAll(/…(?: …)+/g, '…')
  return cut(plain, longestMessage)
}

/** Whether a text is one word of browsers, such as `Node.removeChild:` or `(evaluating`. */
const isEngines = (text: string) =>
  text
    .replaceAll(marks, '')
    .split(/[.\-/|(]/)
    .every((word) => engineWords.has(word))
