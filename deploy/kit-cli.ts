#!/usr/bin/env node
import { commandLine } from './commands/line/command-line'
import { installExtensions } from './extensions'
import { refuseOldNode } from './workspace/errors/refuse-old-node'
import { reportFailure } from './workspace/errors/report-failure'

/* `fivefold` in a remote's own repository. */

/** Before anything is imported that an older Node cannot read. */
async function run() {
  refuseOldNode()
  installExtensions()
  await commandLine().parseAsync()
}

await run().catch(reportFailure)
