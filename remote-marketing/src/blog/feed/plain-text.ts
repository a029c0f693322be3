import { namedEntities } from './named-entities'

/**
 * The text of an HTML fragment, on one line.
 *
 * Not DOMParser, because the site's Trusted Types policy blocks the browser's HTML parsers. The
 * result is only shown as text, so a parsing mistake may look odd but cannot run. One pass over the
 * input: the time is linear for any input.
 */
export function plainText(html: string): string {
  const pieces: string[] = []
  let textFrom = 0
  let open = html.indexOf('<')
  while (open >= 0) {
    const markup = readMarkup(html, open)
    if (markup) {
      pieces.push(html.slice(textFrom, open), markup.replacement)
      textFrom = markup.end
    }
    open = html.indexOf('<', markup?.end ?? open + 1)
  }
  pieces.push(html.slice(textFrom))
  return oneLine(decoded(pieces.join('')))
}

interface Markup {
  /** Index of the first character after the markup. */
  end: number
  replacement: string
}

const letter = /[a-z]/i

/** Undefined for a less-than sign that is text. */
function readMarkup(html: string, open: number): Markup | undefined {
  if (html.startsWith('<!--', open)) return { end: after(html, '-->', open + 4), replacement: '' }
  const next = html.charAt(open + 1)
  const closing = next === '/'
  const named = letter.test(html.charAt(closing ? open + 2 : open + 1))
  // The only search for “>”: V8 hoists two equal ones above the conditions and runs them at every “<”.
  if (next === '!' || next === '?' || (closing && !named)) {
    return { end: after(html, '>', open), replacement: '' }
  }
  if (!named) return undefined
  const name = tagName(html, closing ? open + 2 : open + 1)
  const end = afterTag(html, open)
  if (!closing && skippedElements.has(name))
    return { end: afterElement(html, name, end), replacement: ' ' }
  return { end, replacement: inlineElements.has(name) ? '' : ' ' }
}

/** If the text is not found, the rest of the input is markup, as in a browser. */
function after(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from)
  return found < 0 ? html.length : found + text.length
}

const longestTagName = 32

function tagName(html: string, from: number): string {
  const name = /^[a-z][a-z0-9-]*/i.exec(html.slice(from, from + longestTagName))
  return (name?.[0] ?? '').toLowerCase()
}

/** A `>` within a quoted attribute does not end the tag. */
function afterTag(html: string, open: number): number {
  let at = open + 1
  while (at < html.length) {
    const character = html.charAt(at)
    if (character === '>') return at + 1
    if (character === '"' || character === "'") at = after(html, character, at + 1)
    else at += 1
  }
  return html.length
}

function afterElement(html: string, name: string, from: number): number {
  const closingTag = new RegExp(`</${name}`, 'gi')
  closingTag.lastIndex = from
  const found = closingTag.exec(html)
  return found ? afterTag(html, found.index) : html.length
}

const skippedElements = new Set(['script', 'style', 'iframe', 'noembed', 'noframes', 'noscript'])

/** All other elements separate the words around them by a space. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z0-9]{1,30}));/gi

function decoded(text: string): string {
  return text.replace(entity, (source, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return namedEntities.get(name) ?? source
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** Control characters, and marks that change the direction of the text after them. */
const invisible = /(?!\s)[\p{Cc}\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu

const oneLine = (text: string) => text.replace(invisible, '').replace(/\s+/g, ' ').trim()
