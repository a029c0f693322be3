import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text'

/** In the order of the document. */
export const elementsBelow = (parent: Tree.ParentNode): Tree.Element[] =>
  parent.childNodes.filter(isElement).flatMap((child) => [child, ...elementsBelow(child)])

export const attributeOf = ({ attrs }: Tree.Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value

const itemTags = new Set('dd h1 h2 h3 h4 li p td th'.split(' '))

/** Separates an element's last word from the next element where a reader sees a break. */
export function endOf({ nodeName }: Tree.Node) {
  if (nodeName === 'dt') return ': '
  return itemTags.has(nodeName) ? ' · ' : ' '
}

/** All of an element's text, with its parts apart. */
export function textOf(node: Tree.Node): string {
  if (isText(node)) return node.value
  if (!('childNodes' in node) || node.nodeName === 'svg') return ''
  return ` ${node.childNodes.map(textOf).join('')}${endOf(node)}`
}

/** With single spaces, none before punctuation, and a dot only between items that have no mark of their own. */
export const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .replace(/(?: ·)+/g, ' ·')
    .replace(/([.;:!?…]["”’]?)(?: ·|:)/g, '$1')
    .replace(/^ ?· | ·? ?$/g, '')
    .trim()

/** The text of a piece of HTML. */
export const htmlText = (html: string) => tidied(textOf(parseFragment(html)))
