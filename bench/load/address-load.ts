import { Agent, request } from 'node:https'
import type { StartScripts } from '@fivefold/shared/start/start-data'
import { brotliDecompressSync } from 'node:zlib'

export interface LoadResult {
  requests: number
  /** Requests without a complete answer of status 200, each with the reason. */
  failures: string[]
  /** Pages whose scripts are from another host release than the page names. */
  mixed: string[]
  /** Milliseconds from request to answer, ascending. */
  durations: number[]
}

/** Milliseconds between two requests of a reader, to limit the load. */
const pause = 20

/**
 * Readers that request pages until aborted, and the files that each page names: its host scripts and
 * remote entries must exist at that moment.
 */
export async function loadAddresses(
  origin: string,
  certificate: string,
  pages: readonly string[],
  signal: AbortSignal,
  readers = 3,
): Promise<LoadResult> {
  const result: LoadResult = { requests: 0, failures: [], mixed: [], durations: [] }
  const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: readers })
  const hostScripts = new Map<string, readonly string[]>()

  async function read(address: string) {
    const started = performance.now()
    result.requests += 1
    try {
      return await text(origin + address, agent)
    } catch (error) {
      result.failures.push(`${address}: ${String(error)}`)
      return ''
    } finally {
      result.durations.push(performance.now() - started)
    }
  }

  async function hostScriptsOf(version: string) {
    const known = hostScripts.get(version)
    if (known !== undefined) return known
    const scripts = scriptsIn(await read(`/host/${version}/index.html`))
    hostScripts.set(version, scripts)
    return scripts
  }

  async function readPage(address: string) {
    const page = await read(address)
    if (page === '') return
    const { version, entries } = namedIn(page)
    const scripts = scriptsIn(page)
    if (scripts.length === 0) result.failures.push(`${address}: starts no script`)
    const ofHost = await hostScriptsOf(version)
    if (scripts.join() !== ofHost.join()) result.mixed.push(`${address} of host ${version}`)
    for (const named of [...scripts, ...entries]) await read(named)
  }

  async function reader(first: number) {
    for (let turn = first; !signal.aborted; turn += 1) {
      await readPage(pages[turn % pages.length] ?? '/')
      if (turn % 3 === 0) await read('/registry.json')
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  await Promise.all(
    Array.from({ length: readers }, (_, index) =>
      reader(Math.floor((index * pages.length) / readers)),
    ),
  )
  agent.destroy()
  result.durations.sort((one, other) => one - other)
  return result
}

function text(address: string, agent: Agent) {
  return new Promise<string>((resolve, reject) => {
    request(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`status ${response.statusCode}`))
        const bytes = Buffer.concat(chunks)
        const compressed = response.headers['content-encoding'] === 'br'
        resolve(String(compressed ? brotliDecompressSync(bytes) : bytes))
      })
    })
      .on('error', reject)
      .end()
  })
}

/** The addresses of the host's scripts that a document starts, as `document-start.ts` lists them. */
export function scriptsIn(page: string): readonly string[] {
  const [, json] = /<script [^>]*id="start-scripts">(.*?)<\/script>/.exec(page) ?? []
  return json === undefined ? [] : (JSON.parse(json) as StartScripts).host
}

/** The host version and the remote entries that a page names. */
function namedIn(page: string) {
  const [, json = ''] =
    /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(page) ?? []
  const registry: {
    host: { version: string }
    remotes: Record<string, { live: { entry: string } }>
  } = JSON.parse(json)
  return {
    version: registry.host.version,
    entries: Object.values(registry.remotes).map(({ live }) => live.entry),
  }
}
