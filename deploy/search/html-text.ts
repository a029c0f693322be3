import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text'

/** All of an element's text, with its parts apart. */
export function textOf(node: Tree.Node): string {
  if (isText(node)) return node.value
  if (!('childNodes' in node) || node.nodeName === 'svg') return ''
  return ` ${node.childNodes.map(textOf).join('')} `
}

/** With single spaces, and none before punctuation. */
export const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim()

/** The text of a piece of HTML. */
export const htmlText = (html: string) => tidied(textOf(parseFragment(html)))
