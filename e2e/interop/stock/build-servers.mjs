import path from 'node:path'
import { rspack } from '@rspack/core'
import { build } from 'vite'
import webpack from 'webpack-newest'

/*
 * node build-servers.mjs <folder> builds the prerendering program of each tool’s remote with the same
 * tool.
 */
const [folder] = process.argv.slice(2)
const source = path.join(import.meta.dirname, 'remote')

async function packedServer(make, tool) {
  const compiler = tool({
    context: source,
    mode: 'production',
    target: 'node20',
    entry: ['./release-address.js', './server.js'],
    externals: { react: 'commonjs react' },
    output: { path: folder, filename: `${make}.cjs`, library: { type: 'commonjs2' } },
    // Files have addresses below the public path; the program is one file.
    module: { parser: { javascript: { url: 'relative', dynamicImportMode: 'eager' } } },
    plugins: [new tool.DefinePlugin({ PAGE_PATH: JSON.stringify(`/${make}`) })],
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
}

await packedServer('rspack-var', rspack)
await packedServer('rspack-module', rspack)
await packedServer('webpack', webpack)
await build({
  configFile: false,
  root: source,
  logLevel: 'error',
  define: { PAGE_PATH: JSON.stringify('/vite') },
  // Vite does not support `new URL` in programs for servers.
  resolve: { alias: { './mark.js': path.join(source, 'mark-inline.js') } },
  build: {
    ssr: 'server.js',
    outDir: folder,
    emptyOutDir: false,
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'vite.cjs', codeSplitting: false },
    },
  },
})
