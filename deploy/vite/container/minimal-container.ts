import path from 'node:path'
import type { Plugin } from 'vite'
import type { SharedName } from '../../../shared/federation/shared-modules'
import { containerCode, shareCode } from './container-code'
import { exportedNames } from '../syntax/module-names'

/** Ids of the federation plugin's virtual modules: a remote's entry, and what stands for a share. */
const entryModule = 'virtual:mf-REMOTE_ENTRY_ID'
const shareModule = /__loadShare__(.+?)__loadShare__/
/** What the plugin's own container and shares would bring. */
const pluginRuntime = '/@module-federation/'
/** What a host of the plugin runs before its own first line; the shell is none. */
const hostModules = /__H_A_I__|__P_S__/

/**
 * Replaces the federation plugin's container and its share wrappers, which negotiate versions and
 * fallbacks at run time, by ones that keep the container protocol and nothing else: all shares of a
 * remote come from the host, are loaded already, and were compared when the remote was released
 * (docs/decisions/lean-containers.md).
 * @param exposes the exposed modules by their public name; files are relative to the app's folder.
 */
export function leanContainer(
  exposes: Readonly<Record<string, string>>,
  shares: readonly SharedName[],
): Plugin {
  const nameOf = new Map(shares.map((name) => [encoded(name), name]))
  let files: Record<string, string> = {}
  return {
    name: 'fivefold:lean-container',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      files = Object.fromEntries(
        Object.entries(exposes).map(([name, file]) => [name, path.join(config.root, file)]),
      )
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (id.includes(entryModule)) return { code: containerCode(files), map: null }
        if (hostModules.test(id)) return { code: '', map: null }
        const name = nameOf.get(shareModule.exec(id)?.[1] ?? '')
        if (name === undefined) return null
        const exports = exportedNames(this.parse(code)).map(([exported]) => exported)
        return { code: shareCode(name, exports), map: null, moduleSideEffects: false }
      },
    },
    generateBundle(_options, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (Object.keys(chunk.modules).some((id) => hostModules.test(id))) delete bundle[file]
        if (chunk.fileName.startsWith('remoteEntry') && chunk.imports.length > 0) {
          this.error(`${file} imports ${chunk.imports[0]} before the host has given its shares.`)
        }
        const rest = Object.keys(chunk.modules).find((id) => id.includes(pluginRuntime))
        if (rest !== undefined) {
          this.error(
            `${file} carries ${rest}: this version of the federation plugin writes its container ` +
              'or its shares into other modules than lean-container.ts replaces.',
          )
        }
      }
    },
  }
}

/** As the federation plugin writes a package's name into an id. */
const encoded = (name: string) =>
  name.replaceAll('@', '_mf_0_').replaceAll('/', '_mf_1_').replaceAll('-', '_mf_2_')
