import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { sourcesIn } from '../../deploy/workspace/files-in'

/** Source files by their path relative to the workspace, each with the files that it imports. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>

const source = /(?<!\.d|\.test|\.spec)\.tsx?$/
const sourceOrTest = /(?<!\.d)\.tsx?$/

/** The sources of these packages, and what they import of each other. */
export function readModuleGraph(
  workspace: string,
  packages: readonly string[],
  { withTests = false } = {},
): ModuleGraph {
  const pattern = withTests ? sourceOrTest : source
  const all = packages.flatMap((name) => sourcesIn(workspace, name))
  const files = new Set(all.filter((file) => pattern.test(file)))
  return new Map(
    [...files].map((file) => {
      const targets = importsOf(file, readFileSync(path.join(workspace, file), 'utf8'))
      return [file, targets.flatMap((target) => resolved(files, file, target) ?? [])]
    }),
  )
}

/** The imports and re-exports of a module, types and dynamic imports included. */
function importsOf(file: string, code: string): string[] {
  const { module } = parseSync(file, code)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      code.slice(start + 1, end - 1),
    ),
  ]
  return [...new Set(requests)]
}

/** The workspace's packages are imported by a path, or by their name and a subpath that is a path. */
function resolved(files: ReadonlySet<string>, importer: string, request: string) {
  const target = request.startsWith('../../deploy/test/structure')
    ? path.posix.join(path.posix.dirname(importer), request)
    : request.replace(/^@fivefold\//, '')
  return ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => files.has(file))
}
