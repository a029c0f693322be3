import MagicString from 'magic-string'
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Attributes that shape an element; all others carry its meaning or behavior. */
const shaping =
  /^(?:class|data-.+|hidden|type|rows|cols|colspan|rowspan|scope|width|height|viewbox)$/

/** Replaces elements that need a text or a name, such as a date or a landmark, by others of the same shape. */
const fallbacks = new Map([
  ['time', 'span'],
  ['nav', 'div'],
])

/**
 * Letters grouped by their width in the web font and in the fallback (at most 0.02em apart), so that the outline's
 * lines break where the page's do. A hyphen stays, since a line may break there.
 */
const letterOfWidth = [
  ['i', /[ijlI.,:;'’!]/],
  ['f', /[f/]/],
  ['t', /t/],
  ['r', /[r()"“”]/],
  ['-', /-/],
  ['s', /[szJ]/],
  ['c', /[ckvxy]/],
  ['a', /[a7]/],
  ['e', /[e1235?+]/],
  ['u', /[ouL48]/],
  ['F', /[FTZ]/],
  ['P', /[BEPS]/],
  ['K', /[KRXY]/],
  ['C', /[ACDHNUVw]/],
  ['O', /[GOQ%]/],
  ['m', /[mM@]/],
  ['W', /W/],
] as const

/** @param letter may be an entity such as `&amp;`. */
const sameWidth = (letter: string) =>
  letter.length > 1 ? 'n' : (letterOfWidth.find(([, like]) => like.test(letter))?.[0] ?? 'n')

/**
 * A page's markup without its words: keeps the attributes that shape an element, and replaces every letter by one of
 * the same width.
 */
export function pageOutline(html: string): string {
  const edits = new MagicString(html)
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false }
  for (const node of parseFragment(html, options).childNodes) outlineNode(node, html, edits)
  return edits.toString()
}

function outlineNode(node: Tree.ChildNode, html: string, edits: MagicString) {
  const place = node.sourceCodeLocation
  if ('tagName' in node) {
    outlineElement(node, edits)
    if (node.tagName === 'svg') return
    for (const child of node.childNodes) outlineNode(child, html, edits)
  } else if (place && node.nodeName === '#text') {
    const text = html.slice(place.startOffset, place.endOffset)
    edits.update(place.startOffset, place.endOffset, text.replace(/&[^;]+;|\S/g, sameWidth))
  } else if (place) {
    edits.remove(place.startOffset, place.endOffset)
  }
}

/** An element that the parser has added, such as a `tbody`, has no source location. */
function outlineElement({ tagName, sourceCodeLocation: place }: Tree.Element, edits: MagicString) {
  for (const [name, { startOffset, endOffset }] of Object.entries(place?.attrs ?? {})) {
    // Including the space before it.
    if (!shaping.test(name)) edits.remove(startOffset - 1, endOffset)
  }
  const { startTag, endTag } = place ?? {}
  if (!startTag || !endTag) return
  if (tagName === 'svg') edits.remove(startTag.endOffset, endTag.startOffset)
  const fallback = fallbacks.get(tagName)
  if (fallback === undefined) return
  edits.update(startTag.startOffset, startTag.startOffset + `<${tagName}`.length, `<${fallback}`)
  edits.update(endTag.startOffset, endTag.endOffset, `</${fallback}>`)
}
