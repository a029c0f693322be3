import * as v from 'valibot'
import { askPnpm } from './ask-pnpm'
import type { Judge } from './audit'

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

export const advisories: Judge = {
  name: 'npm advisories',
  demand: 'none about what is installed',
  judge: async () => {
    const report = askPnpm(['audit'], ReportSchema)
    return {
      looked: `${report.metadata.totalDependencies} packages`,
      findings: Object.values(report.advisories).map(
        ({ module_name, severity, title, url }) => `${module_name}, ${severity}: ${title} (${url})`,
      ),
    }
  },
}
