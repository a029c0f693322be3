import { nodesAttribute } from '@fivefold/shared/start/start-data'

/**
 * Whether others have changed the markup in the root element: a translator, an extension, or a proxy on the way here.
 * Such a page cannot be hydrated, since React takes other nodes for those that it would make.
 */
export function isChanged(root: HTMLElement): boolean {
  const expected = root.getAttribute(nodesAttribute)
  return expected !== null && Number(expected) !== countNodes(root)
}

function countNodes(root: Node) {
  const nodes = document.createNodeIterator(root)
  let count = -1
  while (nodes.nextNode()) count += 1
  return count
}
