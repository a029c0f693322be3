/** What gives an element its shape; everything else says what it means or does. */
const shaping =
  /^(?:class|data-.+|hidden|type|rows|cols|colspan|rowspan|scope|width|height|viewBox)$/

/** Letters by their width in the site's fonts: the outline's lines break where those of the page do. */
const letterOfWidth = [
  ['i', /[ijlI.,:;'!]/],
  ['f', /[ft()/]/],
  ['r', /[r-]/],
  ['c', /[cksvxyzJ]/],
  ['e', /[ae12357]/],
  ['m', /[mM%@]/],
  ['W', /W/],
  ['C', /[wACDGHNOQUR]/],
  ['P', /[BEKPSTVXY]/],
] as const

/** @param letter which may be written as `&amp;`. */
const sameWidth = (letter: string) =>
  letter.length > 1 ? 'n' : (letterOfWidth.find(([, like]) => like.test(letter))?.[0] ?? 'n')

/**
 * The markup of a page without its words: of each element what gives it its shape, of each text a
 * letter of the same width for every letter. React wrote it, so values are quoted and no `<` or `>`
 * stands in one.
 */
export function pageOutline(html: string): string {
  return (
    html
      .replace(/<!--.*?-->/gs, '')
      // What stands in a `time` has to be one.
      .replace(/<(\/?)time\b/g, '<$1span')
      .replace(/(<svg\b[^>]*>).*?(<\/svg>)/gs, '$1$2')
      .replace(/<(\w+)((?: [^\s=>]+(?:="[^"]*")?)*)/g, (_, name: string, attributes: string) => {
        const kept = [...attributes.matchAll(/ ([^\s=]+)(?:="[^"]*")?/g)]
        return `<${name}${kept.map(([text, key = '']) => (shaping.test(key) ? text : '')).join('')}`
      })
      .replace(/>[^<]+/g, (text) => `>${text.slice(1).replace(/&[^;]+;|\S/g, sameWidth)}`)
  )
}
