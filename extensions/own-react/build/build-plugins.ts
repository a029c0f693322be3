import path from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import type { BuildPlugin, BuildPlugins, BuiltRemote } from '../../../deploy/workspace/hooks'
import { ownRendererFile } from '../mounted-program'
import { librariesOfHost } from './libraries-of-host'
import { ownReactCode } from './own-react-code'
import { standaloneEntry } from './standalone-entry'
import { otherMajors, wantsOwnReact } from './wants-own-react'

const client = ({ name, root, sharedFolder }: BuiltRemote): BuildPlugin[] => [
  librariesOfHost(name, otherMajors(root, sharedFolder)),
  ...(wantsOwnReact(root, sharedFolder) ? [standaloneEntry(name)] : []),
]

/** Beside the renderer of a remote, the React that draws its pages. */
function renderer({ root, sharedFolder }: BuiltRemote, options: UserConfig): Plugin[] {
  if (!wantsOwnReact(root, sharedFolder)) return []
  return [
    {
      name: 'fivefold:own-react-renderer',
      async generateBundle() {
        const { code } = await ownReactCode(root, 'on-server', options)
        const fileName = path.posix.basename(ownRendererFile)
        this.emitFile({ type: 'asset', fileName, source: code })
      },
    },
  ]
}

export const buildPlugins: BuildPlugins = { client, renderer }
