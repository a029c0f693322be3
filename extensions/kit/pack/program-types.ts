import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { workspaceFolder } from '../../../deploy/workspace/folders'
import { withImports } from './contract-types'
import { writeDeclarations } from './pack-shared'

/**
 * Writes TypeScript's declarations of programs of this folder, and of what they refer to.
 * @param entries source files; each is declared under its own name in the target.
 */
export function writeProgramTypes(entries: readonly string[], target: string) {
  const draft = mkdtempSync(path.join(tmpdir(), 'fivefold-types-'))
  try {
    const project = path.join(workspaceFolder, 'deploy/node_modules/.kit-types.json')
    const base = path.join(workspaceFolder, 'deploy/tsconfig.json')
    // The types are checked where they are written; here they are only declared.
    const compilerOptions = { noCheck: true, rootDir: workspaceFolder }
    writeFileSync(
      project,
      JSON.stringify({ extends: base, files: entries, include: [], compilerOptions }),
    )
    writeDeclarations(project, draft)
    for (const entry of entries) {
      const folder = path.join(draft, path.relative(workspaceFolder, path.dirname(entry)))
      const declared = `${path.basename(entry, '.ts')}.d.ts`
      for (const file of Object.keys(withImports(folder, [declared]))) {
        mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
        cpSync(path.join(folder, file), path.join(target, file))
      }
    }
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
