import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import MagicString from 'magic-string'
import { parseSync, transformWithOxc } from 'vite'
import { stableStyles, withStableIds } from '../../../deploy/build/styles/stable-styles'
import { sourcesIn } from '../../../deploy/workspace/files-in'
import { publicFile } from './public-file'
import { publicModules } from './public-modules'

const require = createRequire(import.meta.url)

const isShipped = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^(?:copy-)?checks\.ts$/.test(file)

/**
 * Writes the shared package for remotes outside this repository. It is compiled module by module,
 * so that their builds keep only what they use. It has types, and exports only its public modules.
 * @param source the package's folder.
 * @param target an empty folder.
 * @throws Error when a module does not compile.
 */
export async function packShared(source: string, target: string) {
  writeDeclarations(source, target)
  for (const file of sourcesIn(source).filter(isShipped)) {
    const text = readFileSync(path.join(source, file), 'utf8')
    const { code } = await transformWithOxc(text, path.join(source, file), {
      ...stableStyles.oxc,
      jsx: { runtime: 'automatic' },
      sourcemap: false,
    })
    const output = path.join(target, file.replace(/\.tsx?$/, '.js'))
    mkdirSync(path.dirname(output), { recursive: true })
    writeFileSync(output, withExtensions(withStableIds(code, `@fivefold/shared/${file}`).code))
  }
}

/** A module's text with whole file names in its imports, as Node and most bundlers expect of packages. */
export function withExtensions(code: string): string {
  const edits = new MagicString(code)
  const { staticImports, staticExports, dynamicImports } = parseSync('module.js', code).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  for (const end of new Set(requests.map(({ end }) => end))) {
    const [, name = ''] = /["'`](\.\.?\/[^"'`]*)["'`]$/.exec(code.slice(0, end)) ?? []
    if (name !== '' && path.posix.extname(name) === '') edits.appendLeft(end - 1, '.js')
  }
  return edits.toString()
}

/** The path of TypeScript's command-line program. */
export const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc')

/** Writes TypeScript's own declarations of a package. @throws Error when it does not compile. */
export function writeDeclarations(source: string, target: string) {
  const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--checkers', '1']
  const words = ['-p', source, ...options, '--incremental', 'false', '--outDir', target]
  execFileSync(process.execPath, [tsc, ...words, '--tsBuildInfoFile', 'null'], { stdio: 'inherit' })
}

/** The `exports` of its package.json: the public modules, each with its types. */
export const publicExports = () => ({
  ...Object.fromEntries(
    Object.values(publicModules)
      .flat()
      .map((name) => {
        const file = `./${publicFile(name)}`
        return [`./${name}`, { types: `${file}.d.ts`, default: `${file}.js` }]
      }),
  ),
  // Only for the build preset.
  './own-react/*': './features/own-react/*.js',
  './package.json': './package.json',
})
