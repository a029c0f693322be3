import path from 'node:path'
import type { ModuleGraph } from './module-graph'

/** Top-level folders and files of a package, the lowest first. Each imports only from below. */
export type Layers = readonly (readonly string[])[]

/**
 * Groups of files and folders that stand side by side and import each other in a circle. A folder
 * counts with all that is in it.
 */
export function circles(graph: ModuleGraph): string[] {
  const folders = new Set([...graph.keys()].flatMap(foldersAbove))
  return [...folders].toSorted().flatMap((folder) => {
    const edges = childEdges(graph, folder)
    return stronglyConnected(edges).map(
      (members) =>
        `${members.map((name) => path.posix.join(folder, name)).join(' ⇄ ')} import each other: ` +
        `${examples(edges, members)}. Move what both need into the lower of them, or into a folder below both.`,
    )
  })
}

/** Imports that run against the drawn order, and folders that have no place in it. */
export function violations(graph: ModuleGraph, name: string, layers: Layers): string[] {
  const rank = new Map(layers.flatMap((layer, index) => layer.map((child) => [child, index])))
  const edges = childEdges(graph, name)
  const unplaced = [...edges.keys()]
    .filter((child) => !rank.has(child))
    .map((child) => `${name}/${child} has no layer: add it to deploy/test/structure/layers.ts.`)
  const upward = [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => (rank.get(to) ?? 0) >= (rank.get(from) ?? Infinity))
      .map(
        ([to, example]) =>
          `${name}/${from} is not above ${name}/${to}, and imports it (${example}). ` +
          'Move the imported part down, or pass it in as an argument.',
      ),
  )
  return [...unplaced, ...upward]
}

/** Folders with more sources side by side than the limit. */
export function crowded(graph: ModuleGraph, limit: number): string[] {
  const sizes = new Map<string, number>()
  for (const file of graph.keys()) {
    const folder = path.posix.dirname(file)
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  return [...sizes]
    .filter(([, size]) => size > limit)
    .map(
      ([folder, size]) =>
        `${folder} holds ${size} sources, more than ${limit}: give each of its subjects a folder.`,
    )
}

type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Imports between the children of a folder, each with an example. */
function childEdges(graph: ModuleGraph, folder: string): Edges {
  const edges = new Map<string, Map<string, string>>()
  for (const [file, targets] of graph) {
    const from = childOf(folder, file)
    if (from === undefined) continue
    const found = edges.get(from) ?? new Map<string, string>()
    edges.set(from, found)
    for (const target of targets) {
      const to = childOf(folder, target)
      if (to !== undefined && to !== from) found.set(to, `${file} → ${target}`)
    }
  }
  return edges
}

const foldersAbove = (file: string): string[] => {
  const folder = path.posix.dirname(file)
  return folder === '../../deploy/test/structure' ? ['../../deploy/test/structure'] : [folder, ...foldersAbove(folder)]
}

function childOf(folder: string, file: string) {
  const inner = path.posix.relative(folder, file)
  return inner.startsWith('../../deploy/test') ? undefined : inner.split('/')[0]
}

/** Tarjan's algorithm; components of one member are left out. */
function stronglyConnected(edges: Edges): string[][] {
  const components: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []

  function visit(name: string): number {
    const known = lowest.get(name)
    if (known !== undefined) return stack.includes(name) ? known : Infinity
    const index = order.size
    order.set(name, index)
    lowest.set(name, index)
    stack.push(name)
    const low = Math.min(index, ...[...(edges.get(name)?.keys() ?? [])].map(visit))
    lowest.set(name, low)
    if (low === index) components.push(stack.splice(stack.indexOf(name)).toSorted())
    return low
  }

  for (const name of edges.keys()) if (!order.has(name)) visit(name)
  return components.filter(({ length }) => length > 1)
}

const examples = (edges: Edges, members: readonly string[]) =>
  members
    .flatMap((from) => members.flatMap((to) => edges.get(from)?.get(to) ?? []))
    .slice(0, 4)
    .join(', ')
