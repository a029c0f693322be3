import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { workspaceFolder } from '../../../deploy/workspace/folders'
import { startAzurite } from './start-azurite'
import { startCeph } from './start-ceph'

/**
 * `pnpm check s3`, `pnpm check azure`: test what a site requires of a store, with a real one that runs on
 * this machine during the test. The first word selects the tests by the beginning of their files' names.
 */
const [name, ...more] = process.argv.slice(2)
const kind = name?.startsWith('azure') ? 'azure' : 's3'
const server = kind === 'azure' ? await startAzurite() : await startCeph()
try {
  const vitest = path.join(workspaceFolder, 'node_modules/.bin/vitest')
  const words = [
    'run',
    '--config',
    'extensions/bucket/real-stores/vitest.config.ts',
    name ?? kind,
    ...more,
  ]
  const env = { ...process.env, ...server.env }
  process.exitCode =
    spawnSync(vitest, words, { cwd: workspaceFolder, env, stdio: 'inherit' }).status ?? 1
} finally {
  server.stop()
}
