import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { generated, sourcesIn } from '../../deploy/workspace/files-in'
import { readModuleGraph } from '../structure/module-graph'
import { anyFile } from './noted-reads'

/** Inputs that all tests of a run share. */
export interface TestPlace {
  /** Files that every test runs with, such as the configuration of its runner. */
  entries: readonly string[]
  /** Anything else, such as the version of a browser. */
  environment: readonly string[]
}

/** Names a test file with what it has read, see {@link anyFile}; empty where there is no such file. */
export type TestNames = (test: string, reads: readonly string[], more?: readonly string[]) => string

/** The lock file stands for all packages. */
const forEverybody = /(?:^|\/)(?:package|tsconfig(?:\.base)?)\.json$|^pnpm-[\w-]+\.yaml$/

/** The rules of the repository read tests, and import modules by computed names; nothing else does. */
const isTest = /\.(?:test|spec)\.tsx?$/
const isRule = /^checks\//

/**
 * Names test files by what their results depend on: all modules that they reach through imports, what they
 * have read in their last run, the lock file, Node and the machine.
 */
export function testNames(workspace: string): (place: TestPlace) => TestNames {
  const graph = readModuleGraph(workspace, [''], { withTests: true, withAssets: true })
  const sources = sourcesIn(workspace)
  const contents = new Map<string, string>()
  const read = (file: string) => {
    const content = contents.get(file) ?? hashOf(readFileSync(path.join(workspace, file), 'latin1'))
    contents.set(file, content)
    return [file, content]
  }
  const all = hashOf(sources.map(read))
  const allButTests = hashOf(sources.filter((file) => !isTest.test(file)).map(read))
  const common = sources.filter((file) => forEverybody.test(file))
  const { version, platform, arch, env } = process
  const machine = [version, platform, arch, env['TZ'] ?? '', env['LANG'] ?? '']

  const found = (entry: string) => {
    if (entry === anyFile || entry === '/**') return allButTests
    const file = entry.replace(/\/(?:\*\*)?$/, '')
    const place = path.join(workspace, file)
    const stats = existsSync(place) ? statSync(place) : undefined
    if (stats?.isFile()) return read(file)
    if (stats && entry.endsWith('*')) return [entry, sourcesIn(workspace, file).map(read)]
    if (stats && entry.endsWith('/'))
      return [entry, readdirSync(place).filter((name) => !generated.test(name))]
    return [entry, stats !== undefined]
  }

  return ({ entries, environment }) =>
    (test, reads, more = []) => {
      if (!graph.has(test)) return ''
      const rest = isRule.test(test) ? all : reads.map(found)
      const modules = reach(graph, [test, ...entries, ...common]).toSorted()
      return hashOf([modules.map(read), machine, environment, rest, more])
    }
}

function reach(graph: ReadonlyMap<string, readonly string[]>, starts: readonly string[]) {
  const reached = new Set(starts)
  for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target)
  return [...reached]
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
