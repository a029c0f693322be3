import path from 'node:path'
import type { Plugin } from 'vite'
import { sourceMapsFile, type SourceMaps } from '../../../shared/contract/federation/source-maps'

/**
 * Keeps the maps of all scripts in one file of the release that no server serves. It has positions and names, and
 * no sources. Its paths are those of the repository, so two clones build the same file.
 * @param folder the app's, in the repository.
 */
export function sourceMaps(folder: string): Plugin {
  return {
    name: 'fivefold:source-maps',
    // A kit's host for development reports nothing.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const maps: SourceMaps = {}
        for (const [name, file] of Object.entries(bundle)) {
          if (name.endsWith('.js.map')) delete bundle[name]
          if (file.type !== 'chunk' || !file.map) continue
          const { names, sources, mappings } = file.map
          const place = path.posix.join(folder, 'dist', path.posix.dirname(name))
          maps[name] = {
            names,
            sources: sources.map((source) => inRepository(place, source)),
            mappings,
          }
        }
        const source = JSON.stringify(maps)
        this.emitFile({ type: 'asset', fileName: sourceMapsFile, source })
      },
    },
  }
}

const inRepository = (place: string, source: string) =>
  path.posix.join(place, source).replace(/^.*\/node_modules\//, 'node_modules/')
