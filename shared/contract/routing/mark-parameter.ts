import { textForAddress } from './longest-query'

/**
 * Names the words that the shell marks on the page (host/src/pages/passage).
 * @example new URLSearchParams(location.search).has(markParameter)
 */
export const markParameter = 'mark'

/** @example markedWords('?mark=Cancel+plan') // ['Cancel', 'plan'] */
export const markedWords = (search: string): string[] =>
  textForAddress(new URLSearchParams(search).get(markParameter) ?? '')
    .split(' ')
    .filter(Boolean)
