import { commandLine } from './commands/command-line'
import { reportFailure } from './workspace/report-failure'

await commandLine().parseAsync().catch(reportFailure)
