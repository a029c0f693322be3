import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import MagicString from 'magic-string'
import { parseSync } from 'vite'
import { inside } from '../../deploy/names/inside'
import { scriptCheck } from '../../shared/contract/federation/script-check'
import { filesIn } from '../../deploy/workspace/files-in'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { adoptedEntryFile } from './adopted-entry'
import { scriptsOfModule, type ForeignManifest } from './foreign-manifest'
import type { AdoptedRoute } from './adopted-routes'

/**
 * @param files of the build that a page needs.
 * @throws UserError naming the first script that no browser can run as a module, and why.
 */
export function refuseSyntaxErrors(folder: string, files: readonly string[]): void {
  for (const file of files.filter(isScript)) {
    const [error] = parseSync(file, readFileSync(inside(folder, file), 'utf8')).errors
    if (error !== undefined)
      throw new UserError(`${file} cannot be adopted: it has a syntax error (${error.message}).`)
  }
}

/** Lets the page verify every script of a build that another one imports when it runs. */
export function verifyImports(folder: string): void {
  for (const file of scriptsIn(folder)) {
    const code = readFileSync(inside(folder, file), 'utf8')
    const edits = new MagicString(code)
    for (const { start, end, moduleRequest } of parseSync(file, code).module.dynamicImports) {
      edits.overwrite(
        start,
        end,
        verifiedImport(code.slice(moduleRequest.start, moduleRequest.end)),
      )
    }
    if (edits.hasChanged()) writeFileSync(inside(folder, file), edits.toString())
  }
}

/** Begins with a name: the code before it may end without a semicolon. */
const verifiedImport = (name: string) =>
  `Promise.resolve(${name}).then(async (name) => {
  const file = new URL(name, import.meta.url).href
  return import(await (globalThis.${scriptCheck}?.(file) ?? file))
})`

/** Which scripts each page needs at first, and each other script when it is imported. */
export function adoptedGraph(
  folder: string,
  manifest: ForeignManifest,
  routes: readonly AdoptedRoute[],
) {
  const scripts = scriptsIn(folder)
  const imports = new Map(scripts.map((file) => [file, importsOf(folder, file)]))
  const withImports = (...files: readonly string[]) => {
    const found = new Set(files.filter((file) => imports.has(file)))
    for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported)
    return [...found].toSorted()
  }
  const pages = routes.map(({ path, module }) => {
    return [
      path,
      withImports(adoptedEntryFile, ...(scriptsOfModule(manifest, module) ?? [])),
    ] as const
  })
  return {
    pages: Object.fromEntries(pages),
    onDemand: Object.fromEntries(scripts.map((file) => [file, withImports(file)])),
  }
}

const isScript = (file: string) => /\.m?js$/.test(file)

const scriptsIn = (folder: string) => filesIn(folder).filter(isScript)

/** The files of the build that a script imports before its first line. */
function importsOf(folder: string, file: string) {
  const code = readFileSync(inside(folder, file), 'utf8')
  const { staticImports, staticExports } = parseSync(file, code).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
  ]
    .filter((name) => name?.startsWith('../../deploy/extensions/adopt'))
    .map((name = '') => path.posix.join(path.posix.dirname(file), name))
}
