import { builtinModules } from 'node:module'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { workspaceFolder } from '../../../deploy/workspace/folders'

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
    root: path.join(workspaceFolder, 'deploy'),
    define: { 'process.env.FIVEFOLD_KIT': '"installed"' },
    plugins: [reachableFiles()],
    build: {
      target: 'node20',
      ssr: true,
      outDir: target,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: entries,
        // Vite would bundle packages that only an extension has.
        external: /^(?![./\0]|@fivefold\/)/,
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

/** Drops what only code for the workspace imports: the bundler has left that code out. */
function reachableFiles(): Plugin {
  return {
    name: 'fivefold:reachable-files',
    generateBundle(_options, bundle) {
      const reached = new Set<string>()
      const reach = (file: string) => {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || reached.has(file)) return
        reached.add(file)
        // Its lists of imports still name what was left out.
        for (const other of Object.keys(bundle)) if (chunk.code.includes(`/${other}"`)) reach(other)
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) reach(chunk.fileName)
      for (const file of Object.keys(bundle)) if (!reached.has(file)) delete bundle[file]
    },
  }
}

/** The package of an import; none for Node's own modules and for files. */
function packageOf(name: string): string[] {
  if (name.startsWith('node:') || builtinModules.includes(name)) return []
  const [scopeOrName = '', inScope] = name.split('/')
  if (scopeOrName.endsWith('.js')) return []
  return [name.startsWith('@') ? `${scopeOrName}/${inScope}` : scopeOrName]
}
