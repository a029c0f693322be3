import path from 'node:path'
import { workspaceFolder } from '../deploy/workspace/folders'

export interface Step {
  name: string
  command: string[]
}

export const bin = (name: string, folder = '') =>
  path.join(workspaceFolder, folder, 'node_modules/.bin', name)

const cli = [bin('tsx'), 'deploy/cli.ts']

/** Each step leaves a core idle for a part of its time, so they run at the same time. */
export const sideBySide: Step[] = [
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings'] },
  { name: 'types', command: [...cli, 'typecheck'] },
  { name: 'build and release', command: [...cli, 'publish'] },
]
