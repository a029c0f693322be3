import MagicString from 'magic-string'
import { parseSync, type Plugin } from 'vite'
import { scriptCheck } from '../../../shared/contract/federation/script-check'
import { CodeNotFound } from '../syntax/code-not-found'
import { edited, type Edited } from '../syntax/edited'

/**
 * Lets the page verify a remote's dynamic imports. No import map names them: a document knows the
 * releases of one remote only, and a module cannot name the integrity of one that imports it
 * (docs/decisions/page-policy.md). Entries import pages, which the host verifies before.
 */
export function verifiedImports(): Plugin {
  return {
    name: 'fivefold:verified-imports',
    apply: 'build',
    renderChunk: (code, { isEntry, dynamicImports }) =>
      isEntry ? null : withVerifiedImports(code, dynamicImports),
  }
}

/**
 * Lets every import of another file wait until the page has verified that file.
 * @param files the module's dynamic imports.
 * @throws CodeNotFound when fewer imports are found.
 */
export function withVerifiedImports(code: string, files: readonly string[] = []): Edited {
  const edits = new MagicString(code)
  const found = new Set<string>()
  for (const { start, end, moduleRequest } of parseSync('chunk.js', code).module.dynamicImports) {
    const file = code.slice(moduleRequest.start, moduleRequest.end)
    if (!/^["'`]\.\.?\//.test(file)) continue
    found.add(file)
    edits.overwrite(
      start,
      end,
      `(async (file) => import(await (globalThis.${scriptCheck}?.(file) ?? file)))` +
        `(new URL(${file}, import.meta.url).href)`,
    )
  }
  if (found.size >= files.length) return edited(edits)
  throw new CodeNotFound(
    `an import() with a relative path for each of ${files.join(', ')}`,
    'Rolldown',
    'bundle/verified-imports.ts',
  )
}
