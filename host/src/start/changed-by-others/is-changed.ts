import { nodesAttribute } from '@fivefold/shared/start/start-data'

/**
 * Whether a translator, an extension or a proxy has changed the markup in the root element. Such a page cannot be
 * hydrated: React would match the wrong nodes.
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
