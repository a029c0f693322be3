import { ancestorIn, replacementsOf, watchReplaced } from './replaced-nodes'

/**
 * Lets React update a page that others change. Translators replace its text nodes, extensions wrap its elements. React
 * then removes and inserts nodes under parents that they have left, which browsers refuse with a NotFoundError.
 */
export function tolerateOthers() {
  const { insertBefore, removeChild } = Node.prototype
  const readChanges = watchReplaced()

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    readChanges()
    for (const node of replacementsOf(child))
      if (this.contains(node)) removeWithWrappers(this, node)
    return child
  }

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as Child
    readChanges()
    const place = replacementsOf(next).map((each) => ancestorIn(this, each))
    return insertBefore.call(this, node, place.find((each) => each !== null) ?? null) as Child
  }

  function removeWithWrappers(parent: Node, node: Node) {
    const around = node.parentNode
    if (!around) return
    removeChild.call(around, node)
    if (around !== parent && !around.hasChildNodes()) removeWithWrappers(parent, around)
  }
}
