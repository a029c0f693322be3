/** Endings, longest first, with what takes their place and how many letters must stand before them. */
const endings: readonly (readonly [ending: string, instead: string, before: number])[] = [
  ['ication', 'y', 3],
  ['ization', '', 4],
  ['ability', '', 4],
  ['icate', 'y', 4],
  ['ation', '', 4],
  ['ator', '', 4],
  ['ment', '', 3],
  ['able', '', 4],
  ['ize', '', 4],
  ['ies', 'y', 2],
  ['ied', 'y', 2],
  ['ing', '', 4],
  ['ion', '', 5],
  ['ity', '', 4],
  ['ate', '', 4],
  ['tor', 't', 4],
  ['ed', '', 3],
  ['ly', '', 4],
  ['al', '', 5],
  ['e', '', 3],
  ['s', '', 3],
]

const isSingular = /(?:ss|us|is)$/
const doubled = /([bdfglmnprt])\1$/

/**
 * The part of an English word that its forms share: `invoic` of invoices, invoiced and invoicing. It need
 * not be a word.
 */
export function stemOf(word: string): string {
  const found = endings.find(
    ([ending, , before]) => word.endsWith(ending) && word.length - ending.length >= before,
  )
  if (!found || word.endsWith('eed') || (found[0] === 's' && isSingular.test(word))) {
    return word.length > 3 ? word.replace(doubled, '$1') : word
  }
  return stemOf(word.slice(0, -found[0].length) + found[1])
}
