import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { siteSettings } from '../../../deploy/site/registry/site-settings'
import { addressName } from '../../../shared/browser/files/address-name'
import { freeSitePort } from '../../../deploy/serve/port'
import { sendFirst } from '../../../deploy/serve/send-file'
import { routeListOf } from '../../../deploy/build/app-source/route-list'
import { devAddress } from '../../../deploy/build/dev/dev-release'
import { registryWith, withRegistry } from '../../../deploy/build/dev/dev-registry'
import { releasedRegistry, releasedSettings } from '../../../deploy/build/dev/released-site'
import { workspaceFolder } from '../../../deploy/workspace/folders'
import { repository } from '../../../deploy/workspace/own-remote'
import { fetched } from './kit-of-site'

/** The host as a build for development, beside this program in the kit. */
const hostFolder = path.join(import.meta.dirname, 'host')

/**
 * Serves this repository's remote with hot reload inside the deployed site: the other remotes as
 * released there, the host as the kit has it for development. The site itself is only read.
 * @throws UserError when the site does not respond.
 */
export async function devRemote(): Promise<void> {
  const { remote, site } = repository()
  await releasedRegistry(site)
  const port = await freeSitePort()
  const server = await createServer({
    root: workspaceFolder,
    clearScreen: false,
    server: { host: 'localhost', port, strictPort: true },
    plugins: [deployedSite(remote, site)],
  })
  await server.listen()
  console.info(`Inside ${site}, with hot reload:`)
  for (const route of await routeListOf(workspaceFolder))
    console.info(`  http://localhost:${port}${route.path}`)
}

function deployedSite(remote: string, site: string): Plugin {
  const developed = devAddress(remote)

  /** Fast refresh has to be there before the host loads React. */
  const refresh = [
    `<script type="module">${react.preambleCode.replace('__BASE__', developed)}</script>`,
    `<script type="module" src="${developed}@vite/client"></script>`,
  ]

  async function page() {
    const { remotes } = await releasedRegistry(site)
    const html = readFileSync(path.join(hostFolder, 'index.html'), 'utf8')
    const settings = siteSettings(await releasedSettings(site))
    return withRegistry(html, await registryWith(remotes, [remote]), settings, refresh)
  }

  return {
    name: 'fivefold:deployed-site',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const address = request.url ?? '/'
        if (address.startsWith(developed)) return next()
        const send = (type: string, body: string | Buffer, status = 200) =>
          response.writeHead(status, { 'content-type': type }).end(body)
        const pathname = address.replace(/\?.*/, '')
        const fromSite = () =>
          void fetched(site + address)
            .then(async (answer) =>
              send(
                answer.headers.get('content-type') ?? 'text/plain',
                Buffer.from(await answer.arrayBuffer()),
                answer.status,
              ),
            )
            .catch((error) => send('text/plain', String(error), 502))
        if (pathname.startsWith('/remotes/')) return fromSite()
        if (pathname === '/registry.json') {
          return void releasedRegistry(site)
            .then(({ remotes }) => registryWith(remotes, [remote]))
            .then((registry) => send('application/json', JSON.stringify(registry)), next)
        }
        const name = addressName(pathname)
        if (name.kind === 'file') {
          return void sendFirst(hostFolder, [name.path], request, response).then(
            (isThere) => isThere || fromSite(),
            next,
          )
        }
        return void page().then((html) => send('text/html;charset=utf-8', html), next)
      })
    },
  }
}
