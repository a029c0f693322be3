import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { Problem } from '../../deploy/problem'
import { NotHere, type Judge } from './audit'
import { serveOverTls } from './tls-site'

interface Report {
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string }>
}

const wanted = 'A+'

export const observatory: Judge = {
  name: 'Mozilla observatory',
  demand: wanted,
  judge: async ({ folder }) => {
    const site = await serveOverTls(folder).catch((problem: unknown) => {
      throw problem instanceof Problem ? new NotHere(problem.message) : problem
    })
    try {
      const { scan, tests } = await scanned(site)
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass)
      const grade = `grade ${scan.grade}, ${scan.score} points`
      return {
        looked: `one host over TLS: ${grade}`,
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

/** In a process of its own: only so can it be told to trust the site's certificate. */
async function scanned({ host, certificate }: { host: string; certificate: string }) {
  const main = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory')
  withoutPreloadList(path.join(main, '../../conf/hsts-preload.json'))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(main, '../scan.js'), host],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  )
  const report: Report = JSON.parse(stdout)
  return report
}

/** Browsers' list of hosts that are only asked over TLS, which its install script fetches; `localhost` is in none. */
function withoutPreloadList(file: string) {
  if (!existsSync(file)) writeFileSync(file, '{}')
}
