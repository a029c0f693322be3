import path from 'node:path'
import { workspaceFolder } from '../../deploy/workspace/folders'

/** The folder of the builds; git ignores it. */
const variantsFolder = path.join(workspaceFolder, 'bench/.variants')

export const variantFolder = (name: string) => path.join(variantsFolder, name)
