import { commandLine } from './commands/line/command-line'
import { installExtensions } from './extensions'
import { reportFailure } from './workspace/errors/report-failure'

installExtensions()
await commandLine().parseAsync().catch(reportFailure)
