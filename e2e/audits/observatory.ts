import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { Unavailable, type Audit } from './audit'
import { serveOverTls } from './tls-site'

interface Report {
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string }>
}

const wanted = 'A+'

export const observatory: Audit = {
  name: 'Mozilla observatory',
  demand: wanted,
  run: async ({ folder }) => {
    const site = await serveOverTls(folder).catch((problem: unknown) => {
      throw problem instanceof UserError ? new Unavailable(problem.message) : problem
    })
    try {
      const { scan, tests } = await scanned(site)
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass)
      const grade = `grade ${scan.grade}, ${scan.score} points`
      return {
        examined: `one host over TLS: ${grade}`,
        findings: [
          ...(scan.grade === wanted ? [] : [grade]),
          ...failed.map(([name, { result }]) => `${name}: ${result}`),
        ],
      }
    } finally {
      site.close()
    }
  },
}

/** In a separate process, because NODE_EXTRA_CA_CERTS is only read when Node starts. */
async function scanned({ host, certificate }: { host: string; certificate: string }) {
  const main = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory')
  ensurePreloadList(path.join(main, '../../conf/hsts-preload.json'))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(main, '../scan.js'), host],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  )
  const report: Report = JSON.parse(stdout)
  return report
}

/** The scan needs a list of preloaded hosts that its install script would download; `localhost` is never in it. */
function ensurePreloadList(file: string) {
  if (!existsSync(file)) writeFileSync(file, '{}')
}
