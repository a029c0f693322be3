/** For a removed node that React still uses: the nodes that replaced it. */
const replaced = new WeakMap<Node, readonly Node[]>()

/** The node itself while it is in the page, else the nodes that replaced it. */
export function replacementsOf(node: Node): readonly Node[] {
  return node.isConnected ? [node] : (replaced.get(node) ?? []).flatMap(replacementsOf)
}

/** The child of `parent` that contains the node or is it. */
export function ancestorIn(parent: Node, node: Node): Node | null {
  for (let each: Node | null = node; each; each = each.parentNode)
    if (each.parentNode === parent) return each
  return null
}

/**
 * Tracks which nodes are replaced. If React changes a replaced text, the text returns to its place and shows; a
 * translator then translates it again.
 * @returns a function that reads pending changes now.
 */
export function watchReplaced(): () => void {
  const observer = new MutationObserver(read)
  observer.observe(document, { childList: true, subtree: true })

  function read(mutations: readonly MutationRecord[]) {
    const added = new Set<Node>(mutations.flatMap(({ addedNodes }) => [...addedNodes]))
    for (const node of added) replaced.delete(node)
    // Latest change first, because a replacement may itself have been replaced.
    for (const mutation of mutations.toReversed()) {
      for (const node of mutation.removedNodes) {
        if (node.isConnected) continue
        const inPlace = nodesInPlace(mutation, added).flatMap(replacementsOf)
        if (inPlace.length === 0) continue
        replaced.set(node, inPlace)
        if (node instanceof Text) observer.observe(node, { characterData: true })
      }
    }
    for (const { type, target } of mutations) if (type === 'characterData') returnToPlace(target)
  }

  return () => read(observer.takeRecords())
}

/** Nodes that were added in the same step, or right before or after the removed node. */
function nodesInPlace(mutation: MutationRecord, added: ReadonlySet<Node>): readonly Node[] {
  if (mutation.addedNodes.length > 0) return [...mutation.addedNodes]
  const beside = [mutation.previousSibling, mutation.nextSibling].find(
    (node) => node && added.has(node),
  )
  return beside ? [beside] : []
}

function returnToPlace(text: Node) {
  if (text.isConnected) return
  const [first, ...others] = replacementsOf(text) as readonly ChildNode[]
  first?.replaceWith(text)
  for (const other of others) other.remove()
}
