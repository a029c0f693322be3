import { build } from './commands/build'
import { canary } from './commands/canary'
import { createRemoteCommand } from './commands/create-remote'
import { dev } from './commands/dev'
import { nginxCheck } from './commands/nginx-check'
import { publish } from './commands/publish'
import { release } from './commands/release'
import { releases } from './commands/releases'
import { rollback } from './commands/rollback'
import { serve } from './commands/serve'
import { start } from './commands/start'
import { typecheck } from './commands/typecheck'
import { Problem } from './problem'

const commands: Readonly<Record<string, (words: string[]) => Promise<void>>> = {
  build,
  canary,
  'create-remote': createRemoteCommand,
  dev,
  'nginx-check': nginxCheck,
  publish,
  release,
  releases,
  rollback,
  serve,
  start,
  typecheck,
}

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]

try {
  if (command === undefined) {
    throw new Problem(`There is no command “${name}”: one of ${Object.keys(commands).join(', ')}.`)
  }
  await command(words)
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}
