import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { sourcesIn } from '../../deploy/workspace/files-in'

/** Source files by their path relative to the workspace, each with the files that it imports. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>

/** No code of a package imports its `checks.ts` and `copy-checks.ts`. */
const source = /(?<!\.d|\.test|\.spec|^[\w/-]+\/(?:copy-)?checks)\.tsx?$/
const sourceOrTest = /(?<!\.d|^[\w/-]+\/(?:copy-)?checks)\.tsx?$/

/**
 * The sources of these packages, and what they import of each other.
 * @param withAssets whether other files that they import count, too.
 */
export function readModuleGraph(
  workspace: string,
  packages: readonly string[],
  { withTests = false, withAssets = false } = {},
): ModuleGraph {
  const pattern = withTests ? sourceOrTest : source
  const root = realpathSync(workspace)
  const all = packages.flatMap((name) => sourcesIn(workspace, name))
  const files = new Set(all.filter((file) => pattern.test(file)))
  return new Map(
    [...files].map((file) => {
      const targets = importsOf(file, readFileSync(path.join(workspace, file), 'utf8'))
      const found = targets.map((target) => resolved(root, file, target) ?? '')
      const counts = (target: string) => files.has(target) || (withAssets && target !== '')
      return [file, found.filter(counts)]
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

const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx'], conditionNames: ['import'] })

/** The file of the workspace that an import leads to, through the `exports` of its packages, too. */
function resolved(root: string, importer: string, request: string) {
  if (!/^(?:\.|@fivefold\/)/.test(request)) return undefined
  const folder = path.join(root, path.dirname(importer))
  const { path: found } = resolver.sync(folder, request.replace(/\?.*$/, ''))
  return found && path.relative(root, found)
}
