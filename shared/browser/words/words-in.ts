/**
 * The words of a text as they are spelled, with their places.
 * @example Array.from(wordsIn('O’Brien, Zürich'), ([word]) => word) // ['O’Brien', 'Zürich']
 */
export const wordsIn = (text: string) => text.matchAll(/[\p{L}\p{M}\p{N}'’‘]+/gu)
