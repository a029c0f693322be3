import { spawnSync } from 'node:child_process'

/** The commit that a folder is at; undefined outside a repository. */
export function commitOf(folder: string): string | undefined {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' })
  return stdout?.trim() || undefined
}
