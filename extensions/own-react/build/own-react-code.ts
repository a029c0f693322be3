import { createRequire } from 'node:module'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown, type UserConfig } from 'vite'
import { optimization, ownPackages } from '../../../deploy/build/build-options'
import { treeShakableRouter } from '../../../deploy/build/bundle/tree-shakable-router'
import { ownClassNames } from './own-class-names'
import { ownVersions } from './own-versions'

/**
 * One module with a remote's own React and what the shared package's modules for it need, and the files that it
 * was made of.
 * @param root of the remote, which says by its packages which React.
 * @param entry name of the module in `shared/features/own-react`.
 */
export async function ownReactCode(
  root: string,
  entry: 'in-browser' | 'on-server',
  { plugins = [], ...config }: UserConfig,
): Promise<{ code: string; sources: readonly string[] }> {
  const require = createRequire(path.join(root, 'package.json'))
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { dedupe: ownPackages },
    plugins: [...plugins, ownClassNames(ownVersions(root))],
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: require.resolve(`@fivefold/shared/own-react/${entry}`),
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const [{ code, moduleIds: sources }, ...others] = output
  if (others.length === 0) return { code, sources }
  throw new Error(`own-react/${entry} must be one file, not also ${others[0]?.fileName}`)
}

export const clientCode = (root: string) =>
  ownReactCode(root, 'in-browser', {
    plugins: [treeShakableRouter(), react()],
    build: {
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        optimization,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
