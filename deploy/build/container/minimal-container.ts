import path from 'node:path'
import { parseSync, type Plugin } from 'vite'
import { shareOfModule } from '../shares/share-module'
import { CodeNotFound } from '../syntax/code-not-found'
import { containerCode, givenCode, givenModule, shareCode } from './container-code'
import { shareTaker } from './share-taker'

/** A part of the id of the federation plugin's virtual module that is a remote's entry. */
const entryModule = 'virtual:mf-REMOTE_ENTRY_ID'
/** Modules of the plugin's runtime. A build must not contain any. */
const pluginRuntime = '/@module-federation/'
/** Modules that the plugin runs before a host's first line. Nothing here needs them. */
const hostModules = /__H_A_I__|__P_S__/

/**
 * Replaces the federation plugin's container and share wrappers, which negotiate versions and fallbacks
 * at run time. The minimal ones keep the container protocol: all shares of a remote come from the host,
 * are loaded already, and were compared when the remote was released
 * (docs/decisions/federation.md).
 * @param exposes the exposed modules by their public name; files are relative to the app's folder.
 */
export function minimalContainer(
  remote: string,
  exposes: Readonly<Record<string, string>>,
): Plugin {
  let files: Record<string, string> = {}
  let entryReplaced = false
  return {
    name: 'fivefold:minimal-container',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      files = Object.fromEntries(
        Object.entries(exposes).map(([name, file]) => [name, path.join(config.root, file)]),
      )
    },
    resolveId(source) {
      if (source === shareTaker) return { id: source, external: true }
      return source === givenModule ? source : null
    },
    load: (id) =>
      id === givenModule ? { code: givenCode(remote), moduleSideEffects: false } : null,
    transform: {
      order: 'post',
      handler(code, id) {
        if (id.includes(entryModule)) {
          entryReplaced = true
          return { code: containerCode(files), map: null }
        }
        if (hostModules.test(id)) return { code: '', map: null }
        const name = shareOfModule(id)
        if (name === undefined) return null
        return { code: shareCode(name, exportsOf(code)), map: null, moduleSideEffects: false }
      },
    },
    generateBundle(_options, bundle) {
      if (!entryReplaced) throw notFound(`the entry ${entryModule}`)
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (chunk.moduleIds.some((id) => hostModules.test(id))) delete bundle[file]
        if (chunk.fileName.startsWith('remoteEntry') && chunk.imports.length > 0) {
          this.error(`${file} imports ${chunk.imports[0]} before the host has provided its shares.`)
        }
        // The runtime is left when a container or a share was not replaced.
        const rest = chunk.moduleIds.find((id) => id.includes(pluginRuntime))
        if (rest !== undefined) throw notFound(`only modules that are replaced: ${rest} is left`)
      }
    },
  }
}

const notFound = (code: string) =>
  new CodeNotFound(code, '@module-federation/vite', 'container/minimal-container.ts')

/** The names that the plugin's wrapper of a share exports. */
const exportsOf = (code: string) =>
  parseSync('share.js', code).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) =>
      exportName.kind === 'Default' ? 'default' : (exportName.name ?? []),
    ),
  )
