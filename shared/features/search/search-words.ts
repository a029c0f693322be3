import { folded, foldedWords } from '../../browser/words/folded'
import { stemOf } from './word-stem'

/** Words that most questions contain. */
const commonWords = new Set(
  'a about all also am an and any anybody anyone anything are as at be because been by can cannot could did do does exist for found from get give go had happen happens has have having how i if in into is it its just keep know let like long many may me more most much must my need no not of off on one or our please possible really see shall should show so some someone something take takes tell than that the their them then there these they thing this those to too us use using very want was way we were what when where which who whose why will with would you your yours'.split(
    ' ',
  ),
)

/** Folded words, separated by single spaces, without punctuation. */
export const plainText = (text: string) =>
  foldedWords(folded(text).replaceAll(/'s\b/g, '').replaceAll("'", '')).join(' ')

/** Words as they are compared: without endings, and without words that most questions contain. */
export const termsOf = (text: string) => plainText(text).split(' ').flatMap(termOf)

const termOf = (word: string) => (word === '' || commonWords.has(word) ? [] : [stemOf(word)])

/** A phrase as one term, which only the same words side by side have. */
export const phraseTerm = (phrase: string) => phrase.split(' ').map(stemOf).join('-')

/** Groups of terms for the same thing; a phrase is one term. */
export type Synonyms = readonly (readonly string[])[]

export const synonymsOf = (groups: readonly string[]): Synonyms =>
  groups.map((group) => group.split(', ').map(phraseTerm))

/** Finds the terms of a text, and those of the phrases in it that have synonyms. */
export function termFinder(synonyms: Synonyms): (text: string) => string[] {
  const phrases = [...new Set(synonyms.flat())].filter((term) => term.includes('-'))
  return (text) => {
    const inOrder = `-${phraseTerm(plainText(text))}-`
    return [...termsOf(text), ...phrases.filter((phrase) => inOrder.includes(`-${phrase}-`))]
  }
}
