import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

/**
 * Every file that a page needs to be interactive: start, exposed module and page, with all their imports.
 * @param modules endings of the modules' paths.
 */
export function filesOfPage(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()

  function visit(key: string) {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }

  visit('index.html')
  for (const module of modules) visit(keyOf(manifest, module))
  return [...files]
}

function keyOf(manifest: Manifest, module: string) {
  const key = Object.keys(manifest).find((name) => module.endsWith(name.replace(/^(\.\.\/)+/, '/')))
  if (key === undefined) throw new Error(`The one application was built without ${module}`)
  return key
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
