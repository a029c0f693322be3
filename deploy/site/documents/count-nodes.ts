import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The number of nodes that a browser with scripts makes of a piece of HTML: elements, texts and comments. */
export const countNodes = (html: string): number => nodesBelow(parseFragment(html))

export const nodesBelow = (node: Tree.Node): number =>
  'childNodes' in node ? node.childNodes.reduce((sum, child) => sum + 1 + nodesBelow(child), 0) : 0
