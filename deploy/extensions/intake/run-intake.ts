import path from 'node:path'
import { runServers } from '../../commands/dev/run-servers'
import { freePorts } from '../../serve/port'
import { workspaceFolder } from '../../workspace/folders'
import type { Companion } from '../../workspace/hooks'
import { passOn } from './pass-on'

/** Starts the intake, again after a crash, and passes its requests on. It ends with this process. */
export async function runIntake(): Promise<Companion> {
  const [port = 0] = await freePorts(1)
  const folder = process.env['INTAKE_FOLDER'] ?? path.join(workspaceFolder, '.intake/data')
  void runServers([
    {
      name: 'intake',
      command: 'node --import tsx main.ts',
      cwd: path.join(workspaceFolder, 'intake'),
      env: { INTAKE_PORT: String(port), INTAKE_FOLDER: path.resolve(folder) },
    },
  ])
  return passOn(port)
}
