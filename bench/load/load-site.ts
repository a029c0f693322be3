import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { StartScripts } from '@fivefold/shared/start/start-data'
import { registryFile } from '../../deploy/site/registry/registry-file'
import { siteInFolder } from '../../deploy/commands/site/site-in-folder'
import { startNginx } from '../../extensions/nginx/start-nginx'
import type { Figure } from '../results/figures'
import { loadAddress } from './load-address'

const connections = 200
/** Duration of the load on each address, in seconds. */
const duration = 10

/**
 * Serves the released site with nginx and `deploy/nginx.conf`, and loads each kind of address over TLS.
 * @throws UserError for a broken connection, a late or a wrong answer.
 */
export async function loadSite(): Promise<Figure[]> {
  const site = siteInFolder()
  const addresses = [
    ['the first page', '/', 200],
    ['another page', '/pricing', 200],
    ['a script of the host', hostScript(site), 200],
    ['the registry', `/${registryFile}`, 200],
    ['a page that is not there', '/no/such/page', 404],
  ] as const
  const nginx = await startNginx(site)
  try {
    const figures: Figure[] = []
    for (const [of, address, status] of addresses) {
      const { rate, p50, p99 } = await loadAddress(
        {
          url: nginx.origin + address,
          connections,
          duration,
          headers: { 'accept-encoding': 'br' },
          tlsOptions: { ca: nginx.certificate },
        },
        status,
      )
      figures.push({
        figure: 'answers',
        of,
        values: { 'a second': rate, 'p50, ms': p50, 'p99, ms': p99 },
      })
    }
    return figures
  } finally {
    await nginx.stop()
  }
}

function hostScript(site: string): string {
  const page = readFileSync(path.join(site, 'index.html'), 'utf8')
  const [, json = ''] = /<script [^>]*id="start-scripts">(.*?)<\/script>/.exec(page) ?? []
  const { host }: StartScripts = JSON.parse(json)
  const script = host.at(-1)
  if (script === undefined) throw new Error(`The first page of ${site} starts no script.`)
  return script
}
