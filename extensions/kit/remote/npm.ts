import { spawnSync } from 'node:child_process'

/** Installs what a folder's package.json names. @returns whether that worked; npm has said why not. */
export function installWithNpm(folder: string): boolean {
  const words = ['install', '--no-audit', '--no-fund']
  return spawnSync('npm', words, { cwd: folder, stdio: 'inherit', shell: false }).status === 0
}
