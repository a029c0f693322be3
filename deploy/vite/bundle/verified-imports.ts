import type { Plugin } from 'vite'
import { scriptCheck } from '../../../shared/federation/script-check'

/** An import of another file of the build; its name may still be a placeholder. */
const importOfFile = /\bimport\((["'`])(\.\.?\/[^"'`]+)\1\)/g

/**
 * Has the page check what a remote imports on demand: no import map names it, since a document knows
 * the releases of one remote only, and a module cannot name the integrity of one that imports it
 * (docs/decisions/script-integrity.md). Pages themselves are checked before their module is asked for.
 */
export function checkedImports(): Plugin {
  return {
    name: 'fivefold:checked-imports',
    apply: 'build',
    renderChunk(code, { isEntry, moduleIds }) {
      const handsOutPages = isEntry || moduleIds.some((id) => id.endsWith('/src/routes.ts'))
      return handsOutPages ? null : { code: withChecks(code), map: null }
    },
  }
}

/** A module's text in which every import of another file waits for the page's check. */
export const withChecks = (code: string): string =>
  code.replace(
    importOfFile,
    (_import, quote: string, file: string) =>
      `(async (file) => import(await (globalThis.${scriptCheck}?.(file) ?? file)))` +
      `(new URL(${quote}${file}${quote}, import.meta.url).href)`,
  )
