import path from 'node:path'
import type { Plugin } from 'vite'
import { listApps } from '../../deploy/workspace/apps'
import { appFolder, hostApp } from '../../deploy/workspace/folders'

export const remoteNames = () => listApps().filter((app) => app !== hostApp)

/** The exposed module of each remote, which one build imports directly. */
export const routesModules = () =>
  Object.fromEntries(
    remoteNames().map((remote) => [remote, path.join(appFolder(remote), 'src/routes.ts')]),
  )

/** The only module of the host that knows about federation. */
export const loaderFile = path.join(appFolder(hostApp), 'src/loading/federation/import-routes.ts')

/**
 * Replaces the host's containers with a plain `import()` for each remote.
 * @param specifiers the imported modules, by remote name.
 */
export function remotesAsImports(specifiers: Readonly<Record<string, string>>): Plugin {
  let isReplaced = false
  return {
    name: 'fivefold:remotes-as-imports',
    enforce: 'pre',
    load(id) {
      if (id !== loaderFile) return null
      isReplaced = true
      return loaderCode(specifiers)
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) this.error(`The host no longer uses ${loaderFile}`)
    },
  }
}

const loaderCode = (specifiers: Readonly<Record<string, string>>) => `
const remotes = {
${Object.entries(specifiers)
  .map(
    ([remote, specifier]) =>
      `  ${JSON.stringify(`/remotes/${remote}/`)}: () => import(${JSON.stringify(specifier)}),`,
  )
  .join('\n')}
}

export async function importRoutes(entry) {
  const [, load] = Object.entries(remotes).find(([folder]) => entry.includes(folder))
  return (await load()).routes
}
`
