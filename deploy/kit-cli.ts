#!/usr/bin/env node
import { commandLine } from './commands/line/command-line'
import { addRepositoryCommands } from './commands/line/repository-commands'
import { reportFailure } from './workspace/report-failure'

/* `fivefold` in a remote's own repository. */

const build = async (app: string) => (await import('./workspace/build-app')).buildApp(app)

await commandLine(addRepositoryCommands, build).parseAsync().catch(reportFailure)
