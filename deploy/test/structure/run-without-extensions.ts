import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { workspaceFolder } from '../../workspace/folders'
import { copyWorkspace } from '../../workspace/workspace-copy'

/* `pnpm test:extensions`: the host type-checks and passes its unit tests without each of its extensions. */

const folder = 'host/src/extensions'
const registration = 'host/src/extensions.ts'

for (const extension of readdirSync(path.join(workspaceFolder, folder), { withFileTypes: true })) {
  if (extension.isDirectory()) checkWithout(extension.name)
}

function checkWithout(name: string) {
  const copy = copyWorkspace()
  try {
    rmSync(path.join(copy.folder, folder, name), { recursive: true })
    const code = readFileSync(path.join(copy.folder, registration), 'utf8')
    const imports = new RegExp(`^import \\{ (\\w+) \\} from './extensions/${name}/.*\n`, 'gm')
    for (const [line, registered] of code.matchAll(imports)) {
      copy.replace(registration, line, '')
      copy.replace(registration, new RegExp(`\\b${registered}\\b(?:, )?`), '')
    }
    const passed = [
      ['tsc', '-p', 'host'],
      ['vitest', 'run', 'host'],
    ].every(
      ([tool = '', ...words]) =>
        spawnSync(path.join(copy.folder, 'node_modules/.bin', tool), words, {
          cwd: copy.folder,
          stdio: 'inherit',
        }).status === 0,
    )
    console.log(`${passed ? 'Works' : 'Fails'} without ${name}.`)
    if (!passed) process.exitCode = 1
  } finally {
    copy.remove()
  }
}
