import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { readModuleGraph } from '../structure/module-graph'

/** Inputs that all tests of a run share. */
export interface TestPlace {
  workspace: string
  /** Files that every test runs with, such as the configuration of its runner. */
  entries: readonly string[]
  /** Anything else, such as the version of a browser. */
  environment: readonly string[]
}

/** The lock file stands for all packages. */
const forEverybody = /(?:^|\/)(?:package|tsconfig(?:\.base)?)\.json$|^pnpm-[\w-]+\.yaml$/

/** Such a module may read any file, or start a program that does. */
const readsFiles =
  /'(?:node:(?:fs|child_process|worker_threads|vm|module|https?2?|net)(?:\/promises)?|vite)'|import\.meta\.(?!env)|process\.cwd/

/** The rules of the repository read tests; nothing else does. */
const isTest = /\.(?:test|spec)\.tsx?$/
const readsTests = /^checks\//

/**
 * Names test files by what their results depend on: all modules that they reach through imports, the
 * lock file, Node and the machine. A test that may read files depends on the whole workspace.
 * @returns a function that names a test file, empty where there is none; `more` counts, too.
 */
export function testNames({ workspace, entries, environment }: TestPlace) {
  const graph = readModuleGraph(workspace, [''], { withTests: true, withAssets: true })
  const sources = sourcesIn(workspace)
  const { version, platform, arch, env } = process
  const everywhere = [version, platform, arch, env['TZ'] ?? '', env['LANG'] ?? '', ...environment]
  const common = sources.filter((file) => forEverybody.test(file))
  const known = new Map<string, readonly [file: string, content: string, isReader: boolean]>()
  const read = (file: string) => {
    const found = known.get(file)
    if (found) return found
    const text = readFileSync(path.join(workspace, file), 'latin1')
    const entry = [file, hashOf(text), readsFiles.test(text)] as const
    known.set(file, entry)
    return entry
  }
  const all = hashOf(sources.map(read))
  const allButTests = hashOf(sources.filter((file) => !isTest.test(file)).map(read))
  return (test: string, more: readonly string[] = []): string => {
    if (!graph.has(test)) return ''
    const mayRead = reach(graph, [test]).some((file) => read(file)[2])
    const rest = mayRead && (readsTests.test(test) ? all : allButTests)
    const files = reach(graph, [test, ...entries, ...common]).toSorted()
    return hashOf([files.map(read), everywhere, rest, more])
  }
}

function reach(graph: ReadonlyMap<string, readonly string[]>, starts: readonly string[]) {
  const reached = new Set(starts)
  for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target)
  return [...reached]
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
