import path from 'node:path'
import { workspaceFolder } from '../../../deploy/workspace/folders'

/** The folder in which programs of the intake run. */
export const intakePackage = path.join(workspaceFolder, 'intake')
