import { builtinModules } from 'node:module'
import path from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * Bundles programs of this folder for Node, with everything of this repository that they import.
 * @param entries source files by their name.
 * @param target an empty folder.
 * @returns the packages that they import.
 */
export async function bundleProgram(
  entries: Readonly<Record<string, string>>,
  target: string,
): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: path.resolve(import.meta.dirname, '../..'),
    define: { 'process.env.FIVEFOLD_KIT': '"installed"' },
    build: {
      target: 'node20',
      ssr: true,
      outDir: target,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: entries,
        optimization: { inlineConst: true },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const imported = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  )
  return [...new Set(imported.flatMap(packageOf))].toSorted()
}

/** The package of an import; none for Node's own modules and for files. */
function packageOf(name: string): string[] {
  if (name.startsWith('node:') || builtinModules.includes(name)) return []
  const [scopeOrName = '', inScope] = name.split('/')
  if (scopeOrName.endsWith('.js')) return []
  return [name.startsWith('@') ? `${scopeOrName}/${inScope}` : scopeOrName]
}
