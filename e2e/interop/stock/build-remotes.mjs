import path from 'node:path'
import { ModuleFederationPlugin as EnhancedPlugin } from '@module-federation/enhanced'
import { federation } from '@module-federation/vite'
import { rspack } from '@rspack/core'
import { build } from 'vite'
import webpack from 'webpack'

/* node build-remotes.mjs <folder> builds a remote of each tool with default settings, each in a folder. */
const [folder] = process.argv.slice(2)
const source = path.join(import.meta.dirname, 'remote')

const packageFolder = (name) => path.join(import.meta.dirname, 'node_modules', name)

const federated = {
  name: 'invoices',
  filename: 'remoteEntry.js',
  exposes: { './page': './invoices.js' },
  shared: { react: { singleton: true } },
}

async function packedRemote(name, tool, Plugin, { experiments, output, ...options } = {}) {
  const compiler = tool({
    context: source,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.js',
    experiments,
    output: { path: path.join(folder, name), clean: true, publicPath: 'auto', ...output },
    plugins: [new Plugin({ ...federated, ...options })],
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
}

const { ModuleFederationPlugin } = rspack.container
await packedRemote('rspack-var', rspack, ModuleFederationPlugin, { manifest: true })
await packedRemote('rspack-module', rspack, ModuleFederationPlugin, {
  manifest: true,
  library: { type: 'module' },
  output: { module: true, chunkFormat: 'module', chunkLoading: 'import' },
})
// Webpack writes no manifest; the plugin that writes one supports webpack up to 5.111.
await packedRemote('webpack', webpack, EnhancedPlugin, { manifest: true, dts: false })

const viteRemote = (name, options = {}, alias = {}) =>
  build({
    configFile: false,
    root: source,
    logLevel: 'error',
    resolve: { alias },
    plugins: [federation({ ...federated, manifest: true, dts: false, ...options })],
    build: { outDir: path.join(folder, name), emptyOutDir: true, target: 'es2022' },
  })

await viteRemote('vite')
// This remote renders its page with another major version of React.
await viteRemote(
  'react-18',
  { exposes: { './page': './mounted.js' }, shared: {} },
  { react: packageFolder('react-18'), 'react-dom': packageFolder('react-dom-18') },
)
