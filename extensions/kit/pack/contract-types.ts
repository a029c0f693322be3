import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publicFile } from './public-file'
import { providedModules } from '../site-contract'

/** Declarations by their file, relative to the shared package. */
export type ContractTypes = Readonly<Record<string, string>>

/** In a declaration, a relative text after `from`, or in an `import()`. */
const relativeImport = /(?:from |import\()['"](\.{1,2}\/[^'"]+)['"]/g

/**
 * The types of the modules that a host provides, with all they refer to. For each module a file with
 * its name exports its types again, so that a contract fits kits from before and after its file moves.
 * @param folder declarations of the shared package.
 */
export function contractTypes(folder: string): ContractTypes {
  const links = providedModules.map(({ module, file }) => {
    const target = path.posix.relative(path.posix.dirname(file), publicFile(module))
    return [file, `export * from '${target}'\n`] as const
  })
  const files = providedModules.map(({ module }) => `${publicFile(module)}.d.ts`)
  return { ...withImports(folder, files), ...Object.fromEntries(links) }
}

/** Declarations below a folder, with those that they refer to by a relative path. */
export function withImports(folder: string, files: readonly string[]): ContractTypes {
  const types = new Map<string, string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (types.has(file) || !existsSync(path.join(folder, file))) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    types.set(file, text)
    for (const [, address = ''] of text.matchAll(relativeImport)) {
      waiting.push(`${path.posix.join(path.posix.dirname(file), address)}.d.ts`)
    }
  }
  return Object.fromEntries([...types].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
