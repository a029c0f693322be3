import lighthouse from 'lighthouse'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import type { Figure } from '../results/figures'
import { variantFolder } from '../variants/build-variants'
import type { Bench } from './open-bench'
import { median } from './rounds'

/** Lighthouse's mobile profile on every public page: the median of each score, and the worst performance. */
export async function runLighthouse({ server, port, rounds, log }: Bench): Promise<Figure[]> {
  const { remotes } = readRegistryFile(variantFolder('ours'))
  const routes = Object.values(remotes).flatMap((remote) => remote.routes)
  const figures: Figure[] = []
  for (const { path, access } of routes) {
    if (access.signIn || path.includes(':')) continue
    log(`Lighthouse: ${path}`)
    const runs: Record<string, number>[] = []
    for (let run = 0; run < rounds; run += 1)
      runs.push(await scoresOf(server.originOf('ours') + path, port))
    const scores = (name: string) => runs.map((run) => run[name] ?? 0)
    const medians = Object.keys(runs[0] ?? {}).map((name) => [name, median(scores(name))] as const)
    const worst = Math.min(...scores('Performance'))
    figures.push({
      figure: 'Lighthouse',
      of: path,
      values: { ...Object.fromEntries(medians), 'worst Performance': worst },
    })
  }
  return figures
}

/** By category. @throws Error when Lighthouse gives no report. */
async function scoresOf(address: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' })
  const report = result?.lhr
  if (report === undefined || report.runtimeError)
    throw new Error(`Lighthouse at ${address}: ${report?.runtimeError?.message ?? 'no report'}`)
  return Object.fromEntries(
    Object.values(report.categories).map(({ title, score }) => [
      title,
      Math.round((score ?? 0) * 100),
    ]),
  )
}
