import { existsSync, readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { compileFunction } from 'node:vm'
import { inside } from '../names/inside'
import type { PageRenderer } from '../../shared/federation/page-renderer'
import { releaseAddressName, rendererFile } from '../registry/renderer-file'

const nodeRequire = createRequire(import.meta.url)

/** The modules that a renderer imports by name, besides Node's own. */
export type Provide = PageRenderer['provided']

/**
 * Evaluates the renderer of a release.
 * @param folder the release's folder.
 * @param address the release's address on the site, for images and other files.
 * @param program its file in the release.
 * @returns its exports; undefined where the release was built without a renderer.
 * @throws whatever the renderer throws; Error naming an import that is not provided.
 */
export function evaluateRenderer(
  folder: string,
  address: string,
  provide: Provide,
  program = rendererFile,
): unknown {
  const file = inside(folder, program)
  if (!existsSync(file)) return undefined
  const module = { exports: {} }
  const require = (name: string) => {
    const instance = isBuiltin(name) ? nodeRequire(name) : provide(name)
    if (instance === undefined) throw new Error(`The host does not provide ${name}`)
    return instance
  }
  const parameters = ['require', 'module', 'exports', releaseAddressName]
  const evaluate = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file })
  evaluate(require, module, module.exports, address)
  return module.exports
}
