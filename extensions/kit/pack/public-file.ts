import path from 'node:path'
import { sharedFile } from '../../../deploy/build/shares/shared-file'
import { workspaceFolder } from '../../../deploy/workspace/folders'

/** The file of a public module, without its ending, relative to the shared package or to a build of it. */
export const publicFile = (name: string) => sharedFile(path.join(workspaceFolder, 'shared'), name)
