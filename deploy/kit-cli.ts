#!/usr/bin/env node
import { commandLine } from './commands/line/command-line'
import { addRepositoryCommands } from './commands/line/repository-commands'
import { refuseOldNode } from './workspace/refuse-old-node'
import { reportFailure } from './workspace/report-failure'

/* `fivefold` in a remote's own repository. */

const build = async (app: string) => (await import('./workspace/build-app')).buildApp(app)

/** Before anything is imported that an older Node cannot read. */
async function run() {
  refuseOldNode()
  await commandLine(addRepositoryCommands, build).parseAsync()
}

await run().catch(reportFailure)
