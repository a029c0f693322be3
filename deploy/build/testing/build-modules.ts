import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Builds modules that exist in memory only, with the installed Vite.
 * @param modules texts by id; the first is the entry.
 */
export async function buildModules(
  modules: Readonly<Record<string, string>>,
  plugins: Plugin[],
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    configFile: false,
    root: '/',
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: Object.keys(modules).slice(0, 1),
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id],
      },
      ...plugins,
    ],
  })
  if (!('output' in result)) throw new Error('Vite has built several outputs, or watches')
  return result.output
}
