/** Stands above a letter that may be answered: what follows it in an answer is the letter. */
export const replyLine = 'Write your answer above this line.'

/** Empty lines, quoted ones, and rules, also with words in them: nobody's words end so. */
const isQuoted = (line: string) => /^\s*(?:>|[-_=*#]{2,}\s*$|-{3,}[^-]+-{3,}\s*$|$)/.test(line)

/** Characters of a line that a mail program puts above what it quotes. */
const longestHead = 300

/** `On Friday Ada <ada@x.example> wrote:`, also in two lines. */
const isIntroduction = (line: string) =>
  line.length < longestHead && /[:：]\s*$|<[^<>\s]{1,100}@/.test(line)

/** Such a line, or `Subject: …`. */
const isHead = (line: string) =>
  isIntroduction(line) || (line.length < longestHead && /^\s*\*?\p{L}{2,12}\*?\s?:/u.test(line))

/** An answer without the letter that it quotes. */
export function ownWords(text: string): string {
  const whole = text.replaceAll(/\r\n?/g, '\n')
  const place = whole.indexOf(replyLine)
  if (place === -1) return withoutQuote(whole.split('\n'), false)
  const above = withoutQuote(whole.slice(0, place).split('\n'), true)
  if (above !== '') return above
  // Some write below the letter, or between its lines.
  const below = whole.slice(place + replyLine.length).split('\n')
  return below
    .filter((line) => !isQuoted(line))
    .join('\n')
    .trim()
}

function withoutQuote(lines: string[], isCut: boolean): string {
  const dropWhile = (isDropped: (line: string) => boolean) => {
    let dropped = 0
    while (lines.length > 0 && isDropped(lines.at(-1) ?? '')) dropped += lines.pop()?.trim() ? 1 : 0
    return dropped > 0
  }
  if (dropWhile(isQuoted) || isCut) {
    const isPart = (lines.at(-1) ?? '').trim().endsWith(':') ? isIntroduction : isHead
    const heads = lines.findLastIndex((line) => line.trim() === '' || !isPart(line)) + 1
    // `Invoice: 4711` alone may be the customer's.
    if (lines.slice(heads).some(isIntroduction)) lines.length = heads
    dropWhile(isQuoted)
  }
  return lines.join('\n').trim()
}
