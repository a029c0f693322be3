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

/** Widths in tenths of an `n`, in the web font and in its fallback. */
const letterWidths = [
  [4, /[ijlI.,:;'’!·]/],
  [6, /[ftr/()"“”]/],
  [9, /[szJckvxya7]/],
  [11, /[FTZBEPSKRXY]/],
  [12, /[ACDHNUVw]/],
  [13, /[GOQ%]/],
  [15, /[mM@]/],
  [18, /W/],
] as const

/** @param letter may be an entity such as `&amp;`. */
const widthOf = (letter: string) =>
  letterWidths.find(([, like]) => letter.length === 1 && like.test(letter))?.[0] ?? 10

/** As wide as the word, so that the outline's lines break where the page's do; compresses better than its letters. */
function sameWidth(word: string) {
  const letters = word.match(/&[^;]+;|./gu) ?? []
  const width = letters.reduce((sum, letter) => sum + widthOf(letter), 0)
  const narrow = Math.min(2, Math.floor((width % 10) / 3))
  return 'n'.repeat(Math.max(0, Math.round((width - 4 * narrow) / 10))) + 'i'.repeat(narrow)
}

/**
 * A page's markup without text: keeps the attributes that shape an element. Words become letters in `data-w`, which no
 * crawler reads (before-session.tsx draws them).
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
  } else if (place && 'value' in node) {
    const text = html.slice(place.startOffset, place.endOffset)
    // A line may break at a hyphen.
    const drawn = text.replaceAll(/(?:&[^;]+;|[^\s-])+/g, sameWidth)
    edits.update(place.startOffset, place.endOffset, textless(node, drawn))
  } else if (place) {
    edits.remove(place.startOffset, place.endOffset)
  }
}

function textless({ parentNode }: Tree.TextNode, drawn: string) {
  if (drawn.trim() === '') return drawn
  const holdsTextOnly = /^(?:option|textarea)$/.test(parentNode?.nodeName ?? '')
  return holdsTextOnly ? '' : `<s data-w="${drawn}"></s>`
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
