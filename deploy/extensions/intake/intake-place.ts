import path from 'node:path'
import { workspaceFolder } from '../../workspace/folders'

/** The folder of the process, and what it knows about its embedded database. */
export function intakePlace() {
  const folder = process.env['INTAKE_FOLDER'] ?? path.join(workspaceFolder, '.intake/data')
  return {
    cwd: path.join(workspaceFolder, 'intake'),
    env: { INTAKE_FOLDER: path.resolve(folder) },
  }
}
