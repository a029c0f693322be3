import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text'

/** In the order of the document. */
export const elementsBelow = (parent: Tree.ParentNode): Tree.Element[] =>
  parent.childNodes.filter(isElement).flatMap((child) => [child, ...elementsBelow(child)])

export const attributeOf = ({ attrs }: Tree.Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value

/** All text of a node, unchanged. */
export const rawText = (node: Tree.Node): string =>
  isText(node) ? node.value : 'childNodes' in node ? node.childNodes.map(rawText).join('') : ''

/** Whether words stand directly in it, beside its elements. */
export const hasOwnText = (node: Tree.ParentNode | null) =>
  node?.childNodes.some((child) => isText(child) && /[\p{L}\p{N}]/u.test(child.value)) ?? false

/** The number of nodes that a browser with scripts makes of a piece of HTML: elements, texts and comments. */
export const countNodes = (html: string): number => nodesBelow(parseFragment(html))

export const nodesBelow = (node: Tree.Node): number =>
  'childNodes' in node ? node.childNodes.reduce((sum, child) => sum + 1 + nodesBelow(child), 0) : 0
