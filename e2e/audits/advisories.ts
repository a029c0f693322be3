import * as v from 'valibot'
import { askPnpm } from './ask-pnpm'
import type { Audit } from './audit'

const AdvisorySchema = v.object({
  module_name: v.string(),
  severity: v.string(),
  title: v.string(),
  url: v.string(),
})

const ReportSchema = v.object({
  advisories: v.record(v.string(), AdvisorySchema),
  metadata: v.object({ totalDependencies: v.number() }),
})

export const advisories: Audit = {
  name: 'npm advisories',
  demand: 'none for the installed packages',
  run: async () => {
    const report = askPnpm(['audit'], ReportSchema)
    return {
      examined: `${report.metadata.totalDependencies} packages`,
      findings: Object.values(report.advisories).map(
        ({ module_name, severity, title, url }) => `${module_name}, ${severity}: ${title} (${url})`,
      ),
    }
  },
}
