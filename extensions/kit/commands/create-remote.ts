import path from 'node:path'
import { createRemote } from '../create-remote/create-remote'
import { asTyped } from '../../../deploy/workspace/as-typed'
import { workspaceFolder } from '../../../deploy/workspace/folders'

/** `create-remote <name>`: writes a new remote with a page and its tests. */
export async function createRemoteCommand(name: string, { form }: { form?: string | undefined }) {
  const folder = path.basename(await createRemote(workspaceFolder, name, form))
  console.info(
    [
      `${folder} has a page at /${name}. Next:`,
      `  ${asTyped(`dev ${name}`)}       the page in development`,
      `  ${asTyped(`release ${name}`)}   builds it and makes it live`,
      'Commit the folder together with pnpm-lock.yaml.',
    ].join('\n'),
  )
}
