import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { consumeTypes } from '@module-federation/dts-plugin/core'

/*
 * node check-types.mjs <folder> <address of mf-manifest.json> unpacks the types of our remote billing as
 * other tools do, and compiles a host that uses them correctly and one that does not.
 */
const [folder, manifest] = process.argv.slice(2)
const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js')
const packages = path.join(import.meta.dirname, 'node_modules')

mkdirSync(folder, { recursive: true })
await consumeTypes({
  host: {
    context: folder,
    abortOnError: true,
    moduleFederationConfig: { name: 'host', remotes: { billing: `billing@${manifest}` } },
  },
})
const files = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      types: [],
      typeRoots: [path.join(packages, '@types')],
      paths: { '*': ['./@mf-types/*'], react: [path.join(packages, '@types/react')] },
    },
    files: ['host.ts'],
  }),
}
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)

function compiled(page) {
  const text = `import { routes, type Page } from 'billing/routes'
export const page: Promise<Page> = routes.pages['${page}']()
`
  writeFileSync(path.join(folder, 'host.ts'), text)
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  return { status, stdout }
}

const right = compiled('/billing')
if (right.status !== 0) throw new Error(`The types do not compile:\n${right.stdout}`)
const wrong = compiled('/none')
if (!wrong.stdout.includes('/none'))
  throw new Error(`A page that there is not compiles:\n${wrong.stdout}`)
