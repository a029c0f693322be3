import { folded, foldedWords } from '../words/folded'

/** Words that most questions contain. */
const commonWords = new Set(
  'a about an and any anybody are as at be become been by can cannot could did do does for from get give had happen happens has have how i if in into is it its keep know long many me much my need no not of on or our so take takes tell than that the their them there these they this to us want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Folded words, separated by single spaces, without punctuation. */
export const plainText = (text: string) => foldedWords(folded(text).replaceAll("'", '')).join(' ')

/** Words as they are compared: singular, and without words that most questions contain. */
export const termsOf = (text: string) => plainText(text).split(' ').flatMap(termOf)

function termOf(word: string): string[] {
  if (word === '' || commonWords.has(word)) return []
  return [singular(word)]
}

function singular(word: string) {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
