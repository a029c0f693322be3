/** Letters whose accent is a part of them, and those that capitals or other alphabets write in another way. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}
const otherLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * The text as searches compare it: without case, accents, compatibility forms, invisible characters, and one kind of
 * apostrophe, quotation mark and dash. The folded parts of a text make up the folded text, so that whatever
 * contained a query still does.
 * @example folded('Straße') === folded('STRASSE')
 */
export function folded(text: string): string {
  // Nearly every text is of these alone, and a list of ten thousand is filtered with every letter.
  if (/^[\n\r\t -_a-~]*$/.test(text)) return text.toLowerCase()
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(otherLetters, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[`‘’‛′ʹʻʼʽ]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/\p{Pd}/gu, '-')
}

/**
 * The words of a text, folded, in their order.
 * @example foldedWords('O’Brien, Zürich') // ['o', 'brien', 'zurich']
 */
export const foldedWords = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Says whether one of the texts contains the query as a whole; a blank one is in all of them.
 * @example [{ title: 'Zürich' }].filter(({ title }) => phraseFilter('zurich')(title))
 */
export function phraseFilter(query: string) {
  const sought = folded(query.trim())
  return (...texts: readonly string[]) => texts.some((text) => folded(text).includes(sought))
}

/**
 * Says whether a text contains all words of the query, in any order; those of a blank one are in all texts.
 * @example ['Invoice for May'].filter(wordsFilter('may invoice'))
 */
export function wordsFilter(query: string) {
  const sought = query.split(/\s+/).map(folded).filter(Boolean)
  return (text: string) => {
    if (sought.length === 0) return true
    const searched = folded(text)
    return sought.every((word) => searched.includes(word))
  }
}
