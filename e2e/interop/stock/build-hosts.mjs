import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { federation } from '@module-federation/vite'
import { rspack } from '@rspack/core'
import { build } from 'vite'
import webpack from 'webpack-newest'

/*
 * node build-hosts.mjs <folder> <address of mf-manifest.json> <address of the entry> builds a host of
 * each tool that shows our remote billing, each in a folder.
 */
const [folder, manifest, entry] = process.argv.slice(2)
const source = path.join(import.meta.dirname, 'host')

/** The libraries and shared modules that our remotes import from a host. */
const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components']
const modules = [
  'store/site-store',
  'notify/toast',
  'routing/link',
  'routing/site-map',
  'analytics/error-log',
].map((name) => `@fivefold/shared/${name}`)

/** Our settings: each module exists once on a page. */
const onlyOnce = (options = {}) => ({
  ...Object.fromEntries(libraries.map((name) => [name, { singleton: true, ...options }])),
  ...Object.fromEntries(
    modules.map((name) => [name, { singleton: true, requiredVersion: '^2.0.0', ...options }]),
  ),
})

async function viteHost(name, input, plugins, define = {}) {
  const outDir = path.join(folder, name)
  await build({
    configFile: false,
    root: source,
    base: './',
    logLevel: 'error',
    define,
    plugins,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: path.join(source, input) },
    },
  })
  renameSync(path.join(outDir, input), path.join(outDir, 'index.html'))
}

const runtimeHost = (name, { eager = false, leftOut = '' } = {}) =>
  viteHost(name, 'runtime.html', [], {
    MANIFEST: JSON.stringify(manifest),
    EAGER: String(eager),
    LEFT_OUT: JSON.stringify(leftOut),
  })

const vitePlugin = (options) =>
  federation({
    name: 'host',
    remotes: { billing: { type: 'module', name: 'billing', entry: manifest } },
    dts: false,
    ...options,
  })

async function packedHost(name, tool, options) {
  const target = path.join(folder, name)
  const compiler = tool({
    context: source,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.js',
    performance: { hints: false },
    output: { path: target, publicPath: 'auto', filename: 'main.js', clean: true },
    plugins: [new tool.container.ModuleFederationPlugin({ name: 'host', ...options })],
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
  mkdirSync(target, { recursive: true })
  writeFileSync(
    path.join(target, 'index.html'),
    '<!doctype html><title>Host</title><div id="root"></div><script src="main.js"></script>',
  )
}

const ofManifest = { remotes: { billing: `billing@${manifest}` } }
const ofEntry = { remoteType: 'import', remotes: { billing: entry } }

await runtimeHost('runtime-lazy')
await runtimeHost('runtime-eager', { eager: true })
await runtimeHost('runtime-without-styles', { leftOut: 'styled-components' })
await viteHost('vite-default', 'main.html', [vitePlugin({ shared: [...libraries, ...modules] })])
await viteHost('vite-ours', 'main.html', [
  vitePlugin({ shared: onlyOnce(), shareStrategy: 'loaded-first' }),
])
await packedHost('rspack-lazy', rspack, { ...ofManifest, shared: onlyOnce() })
await packedHost('rspack-eager', rspack, { ...ofManifest, shared: onlyOnce({ eager: true }) })
await packedHost('webpack-lazy', webpack, { ...ofEntry, shared: onlyOnce() })
await packedHost('webpack-eager', webpack, { ...ofEntry, shared: onlyOnce({ eager: true }) })
