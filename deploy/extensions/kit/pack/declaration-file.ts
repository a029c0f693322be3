import path from 'node:path'
import { sharedFile } from '../../../build/shares/shared-file'
import { workspaceFolder } from '../../../workspace/folders'

/** The file with the declarations of a public module, relative to a folder of the shared package's declarations. */
export const declarationFile = (name: string) =>
  `${sharedFile(path.join(workspaceFolder, 'shared'), name)}.d.ts`
