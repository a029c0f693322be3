import { stopWords } from '../sign-in/letter'

/** Stands above a letter that may be answered: what follows it in an answer is the letter. */
export const replyLine = 'Write your answer above this line.'

/** Empty lines, quoted ones, and rules, also with words in them: nobody's words end so. */
const isQuoted = (line: string) => /^\s*(?:>|[-_=*#]{2,}\s*$|-{3,}[^-]+-{3,}\s*$|$)/.test(line)

/** Characters of a line that a mail program puts above what it quotes. */
const longestHead = 300

const endsByColon = (line: string) => /[:：][\s\p{Cf}]*$/u.test(line)

/** `On Friday Ada <ada@x.example> wrote:`, also in two lines, and with marks for the direction of a script. */
const isIntroduction = (line: string) =>
  line.length < longestHead &&
  (endsByColon(line) ||
    /[<(]\p{Cf}?[^<>()\s]{1,100}@/u.test(line) ||
    /^\S{1,200}@\S+[>)]/.test(line))

/** Ends before an address that its program has put on the next line. */
const isWrapped = (line: string, next = '') =>
  Math.max(line.length, next.length) < longestHead &&
  /\p{Nd}|[<(]\p{Cf}?$/u.test(line) &&
  /^\p{Cf}?<?[^<>()\s]{1,100}@/u.test(next)

/** Such a line, or `Subject: …` in any language. */
const isHead = (line: string) =>
  isIntroduction(line) ||
  (line.length < longestHead && /^[\s*\p{Cf}]*\p{L}[\p{L}\p{M} ]{0,24}\*?\s?[:：]/u.test(line))

/** An answer without the letter that it quotes. */
export function ownWords(text: string): string {
  const whole = text.replaceAll(/\r\n?/g, '\n')
  const place = whole.indexOf(replyLine)
  if (place === -1) return withoutQuote(whole.split('\n'), false)
  const above = withoutQuote(whole.slice(0, place).split('\n'), true)
  if (above !== '') return above
  // Some write below the letter, or between its lines. Where no line is marked, its end is known.
  const isMarked = /^\s*>/.test(whole.slice(whole.lastIndexOf('\n', place) + 1, place))
  const [, ...below] = whole.slice(isMarked ? place : whole.lastIndexOf(stopWords)).split('\n')
  return below
    .filter((line) => line.trim() === '' || !isQuoted(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutQuote(lines: string[], isCut: boolean): string {
  const dropWhile = (isDropped: (line: string) => boolean) => {
    let dropped = 0
    while (lines.length > 0 && isDropped(lines.at(-1) ?? '')) dropped += lines.pop()?.trim() ? 1 : 0
    return dropped > 0
  }
  if (dropWhile(isQuoted) || isCut) {
    const isPart = endsByColon(lines.at(-1) ?? '') ? isIntroduction : isHead
    const heads =
      lines.findLastIndex(
        (line, at) => line.trim() === '' || !(isPart(line) || isWrapped(line, lines[at + 1])),
      ) + 1
    // `Invoice: 4711` alone may be the customer's.
    if (lines.slice(heads).some(isIntroduction)) lines.length = heads
    dropWhile(isQuoted)
  }
  return lines.join('\n').trim()
}
