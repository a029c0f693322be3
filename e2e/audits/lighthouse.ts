import run from 'lighthouse'
import { freePorts } from '../../deploy/serve/port'
import { launchBrowser } from '../../extensions/smoke/find-browser'
import type { Audit } from './audit'

const categories = ['best-practices', 'seo']

export const lighthouse: Audit = {
  name: 'Lighthouse',
  demand: '100 in best practices and SEO',
  run: async ({ origin, publicPaths }) => {
    const [port = 0] = await freePorts(1)
    const browser = await launchBrowser([`--remote-debugging-port=${port}`])
    const findings: string[] = []
    for (const path of publicPaths) {
      const result = await run(origin + path, {
        port,
        onlyCategories: categories,
        // Neither category measures time.
        throttlingMethod: 'provided',
        logLevel: 'silent',
      })
      findings.push(...failedAudits(result?.lhr).map((failure) => `${path}: ${failure}`))
    }
    await browser.close()
    return { examined: `${publicPaths.length} pages`, findings }
  },
}

type Report = NonNullable<Awaited<ReturnType<typeof run>>>['lhr']

/** The failed audits of each category that scores below 100. */
function failedAudits(report: Report | undefined) {
  if (report === undefined || report.runtimeError) {
    return [report?.runtimeError?.message ?? 'could not be audited']
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
