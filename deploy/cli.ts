import { commandLine } from './commands/line/command-line'
import { addWorkspaceCommands } from './commands/line/workspace-commands'
import { reportFailure } from './workspace/report-failure'

const build = async (app: string) => (await import('./kit/pack/build-with-kit')).buildWithKit(app)

await commandLine(addWorkspaceCommands, build).parseAsync().catch(reportFailure)
