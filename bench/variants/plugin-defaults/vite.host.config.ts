import { federation } from '@module-federation/vite'
import { defineConfig } from 'vite'
import { hostBuild, ofRenderedDocuments } from '../host-build'
import { remoteNames, remotesAsImports } from '../remotes-as-imports'
import { entryFile, exposedModule, shares } from './shares'

/** The host as in the plugin's README: static remotes, shares by name, no preloads. */
export default defineConfig((env) => {
  const { plugins = [], ...config } = hostBuild(env, ofRenderedDocuments)
  const specifiers = remoteNames().map((name) => [name, `${name}/${exposedModule}`] as const)
  return {
    ...config,
    plugins: [
      remotesAsImports(Object.fromEntries(specifiers)),
      ...plugins,
      federation({
        name: 'host',
        filename: entryFile,
        remotes: Object.fromEntries(
          remoteNames().map((name) => [
            name,
            { type: 'module', name, entry: `/remotes/${name}/${entryFile}` },
          ]),
        ),
        shared: shares,
        dts: false,
      }),
    ],
  }
})
