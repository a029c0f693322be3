import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { hasOwnText, isElement, isText } from '../../deploy/site/documents/html-tree'
import { isSilent } from './silent-parts'
import { tableText } from './table-text'

const itemTags = new Set('blockquote dd div figcaption h1 h2 h3 h4 li p td th'.split(' '))

const labelTags = new Set('span time code'.split(' '))

/** Separates an element's last word from the next element where a reader sees a break. */
export function endOf(node: Tree.Node) {
  if (node.nodeName === 'dt') return ': '
  return itemTags.has(node.nodeName) || isLabel(node) ? ' · ' : ' '
}

/** One of several labels side by side, and no part of a sentence. */
const isLabel = (node: Tree.Node) =>
  isElement(node) && labelTags.has(node.tagName) && !hasOwnText(node.parentNode)

/** All text of an element that says something, with its parts apart. */
export function textOf(node: Tree.Node): string {
  if (isText(node)) return node.value
  if (!('childNodes' in node) || (isElement(node) && isSilent(node))) return ''
  if (isElement(node) && node.tagName === 'table') return tableText(node, textOf)
  return ` ${node.childNodes.map(textOf).join('')}${endOf(node)}`
}

/** Leaves single spaces, none before punctuation, and dots only between items without it. */
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
