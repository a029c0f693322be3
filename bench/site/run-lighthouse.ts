import lighthouse from 'lighthouse'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import type { Figure } from '../results/figures'
import { variantFolder } from '../variants/build-variants'
import type { Bench } from './open-bench'
import { inRounds } from './rounds'

/** Lighthouse's mobile profile on every public page. */
export function runLighthouse(bench: Bench): Promise<Figure[]> {
  const routes = Object.values(readRegistryFile(variantFolder('ours')).remotes).flatMap(
    (remote) => remote.routes,
  )
  const subjects = routes
    .filter(({ path, access }) => !access.signIn && !path.includes(':'))
    .map(({ path }) => ({ of: path, side: 'Ours' }))
  return inRounds(bench, 'Lighthouse', subjects, ({ of }) =>
    scoresOf(bench.server.originOf('ours') + of, bench.port),
  )
}

/** @throws Error when Lighthouse gives no report. */
async function scoresOf(address: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' })
  const report = result?.lhr
  if (report === undefined || report.runtimeError)
    throw new Error(`Lighthouse at ${address}: ${report?.runtimeError?.message ?? 'no report'}`)
  return Object.fromEntries(
    Object.values(report.categories).map(({ title, score }) => [
      `Lighthouse ${title}`,
      Math.round((score ?? 0) * 100),
    ]),
  )
}
