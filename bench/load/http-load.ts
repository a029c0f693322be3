import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { programVersion, runInstalled } from '../../extensions/nginx/run-installed'
import { startNginx, type RunningNginx } from '../../extensions/nginx/start-nginx'
import { reportFailure } from '../../deploy/workspace/errors/report-failure'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { readRegistryFile, registryFile } from '../../deploy/site/registry/registry-file'
import { sendRequest } from '../../deploy/testing/responses/send-request'
import { siteFolder, workspaceFolder } from '../../deploy/workspace/folders'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import { scriptsIn } from './address-load'
import { loadFaults, readWrkFigures, type WrkFigures } from './wrk-figures'
import { count } from '../report/formats'
import { markdownTable } from '../report/markdown-table'
import { computer, measuredCommit } from '../results/machine'

/**
 * `pnpm bench:load`: serves the released site with nginx and `deploy/nginx.conf`, and loads each kind of
 * address with wrk. Writes `test-results/load.md`; fails on a broken connection or a wrong
 * answer.
 */

const connections = 200
/** Duration of the load on each address. */
const seconds = 15
const threads = 2

const page = path.join(workspaceFolder, 'test-results/load.md')
const figuresScript = fileURLToPath(new URL('wrk-figures.lua', import.meta.url))

interface LoadedAddress {
  kind: string
  path: string
  status: number
  figures: WrkFigures
  faults: readonly string[]
}

type Address = Pick<LoadedAddress, 'kind' | 'path' | 'status'>

/** @throws UserError when nothing is released. */
function addressesOf(site: string): Address[] {
  if (readRegistryFile(site).host.version === '')
    throw new UserError(`There is no released site in ${site}. Run “npx pnpm@12 start” first.`)
  const script = scriptsIn(readFileSync(path.join(site, 'index.html'), 'utf8')).at(-1)
  if (script === undefined) throw new UserError(`The first page of ${site} loads no script.`)
  return [
    { kind: 'the first page', path: '/', status: 200 },
    { kind: 'another page', path: '/pricing', status: 200 },
    { kind: "the host's script", path: script, status: 200 },
    { kind: 'the registry', path: `/${registryFile}`, status: 200 },
    { kind: 'a page that is not there', path: '/no/such/page', status: 404 },
  ]
}

async function underLoad(nginx: RunningNginx, address: Address): Promise<LoadedAddress> {
  const { status } = await sendRequest(nginx.origin, address, nginx.certificate)
  if (status !== address.status) throw new UserError(`${address.path} answers ${status}.`)
  const words = `-c ${connections} -t ${threads} -d ${seconds}s -s`.split(' ')
  const accepted = ['-H', 'accept-encoding: br']
  const output = runInstalled(
    'wrk',
    [...words, figuresScript, ...accepted, nginx.origin + address.path],
    'wrk',
  )
  const figures = readWrkFigures(output)
  return { ...address, figures, faults: loadFaults(figures, address.status) }
}

/** One line for each kind of address, as Markdown. */
const loadTable = (addresses: readonly LoadedAddress[]) =>
  markdownTable(
    ['', 'status', 'requests', 'a second', 'p50', 'p99', 'sent a second', 'errors'],
    addresses.map(({ kind, status, figures, faults }) => [
      kind,
      count(status),
      count(figures.requests),
      (figures.requests / secondsOf(figures)).toFixed(0),
      milliseconds(figures.p50),
      milliseconds(figures.p99),
      `${(figures.bytes / secondsOf(figures) / 1_000_000).toFixed(0)} MB`,
      faults.join(', ') || '0',
    ]),
  )

const secondsOf = ({ duration }: WrkFigures) => duration / 1_000_000

/** @param time in microseconds. */
const milliseconds = (time: number) => `${(time / 1000).toFixed(1)} ms`

async function run() {
  const site = siteFolder()
  const waiting = addressesOf(site)
  const circumstances = {
    ...computer(),
    nginx: programVersion('nginx'),
    wrk: programVersion('wrk'),
    measured: new Date().toISOString(),
    commit: `\`${measuredCommit()}\``,
  }
  const nginx = await startNginx(site)
  const addresses: LoadedAddress[] = []
  try {
    for (const address of waiting) addresses.push(await underLoad(nginx, address))
  } finally {
    await nginx.stop()
  }
  console.info(loadTable(addresses))
  const tables = [loadTable(addresses), markdownTable(['', ''], Object.entries(circumstances))]
  await writeFormatted(page, tables.join('\n\n'))
  process.exitCode = addresses.every(({ faults }) => faults.length === 0) ? 0 : 1
}

try {
  await run()
} catch (error) {
  reportFailure(error)
}
