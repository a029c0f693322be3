import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { workspaceFolder } from '../site'
import { NotHere, type Judge } from './judge'

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

const OutputSchema = v.pipe(v.string(), v.parseJson(), ReportSchema)

export const advisories: Judge = {
  name: 'npm advisories',
  demand: 'none about what is installed',
  judge: async () => {
    const { stdout } = spawnSync('pnpm', ['audit', '--json'], {
      cwd: workspaceFolder,
      encoding: 'utf8',
    })
    const { success, output: report } = v.safeParse(OutputSchema, stdout)
    if (!success) throw new NotHere('the package registry was not to be asked')
    return {
      looked: `${report.metadata.totalDependencies} packages`,
      findings: Object.values(report.advisories).map(
        ({ module_name, severity, title, url }) => `${module_name}, ${severity}: ${title} (${url})`,
      ),
    }
  },
}
