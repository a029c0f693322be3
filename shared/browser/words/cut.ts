/**
 * A part of a text, without halves of characters: databases and servers refuse such a text.
 * @param end in UTF-16 units, as `maxLength` of a field counts.
 * @example cut('Invoice for March', 7) // 'Invoice'
 */
export const cut = (text: string, end: number, start = 0) =>
  text.slice(start, end).replace(/\p{Cs}/gu, '')
