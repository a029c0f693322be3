import run from 'lighthouse'
import { freePorts } from '../../deploy/port'
import { launchBrowser } from '../find-browser'
import type { Judge } from './audit'

const categories = ['best-practices', 'seo']

export const lighthouse: Judge = {
  name: 'Lighthouse',
  demand: '100 in best practices and SEO',
  judge: async ({ origin, publicPaths }) => {
    const [port = 0] = await freePorts(1)
    const browser = await launchBrowser([`--remote-debugging-port=${port}`])
    const findings: string[] = []
    for (const path of publicPaths) {
      const result = await run(origin + path, {
        port,
        onlyCategories: categories,
        // Neither category is about time.
        throttlingMethod: 'provided',
        logLevel: 'silent',
      })
      findings.push(...lost(result?.lhr).map((loss) => `${path}: ${loss}`))
    }
    await browser.close()
    return { looked: `${publicPaths.length} pages`, findings }
  },
}

type Report = NonNullable<Awaited<ReturnType<typeof run>>>['lhr']

/** What a category has lost points by. */
function lost(report: Report | undefined) {
  if (report === undefined || report.runtimeError) {
    return [report?.runtimeError?.message ?? 'could not be judged']
  }
  return Object.values(report.categories).flatMap(({ title, score, auditRefs }) =>
    score === 1
      ? []
      : auditRefs
          .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
          .map(
            ({ id }) => `${title} ${Math.round((score ?? 0) * 100)}: ${report.audits[id]?.title}`,
          ),
  )
}
