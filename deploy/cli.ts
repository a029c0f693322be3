import { UserError } from './workspace/user-error'

type Command = (words: string[]) => Promise<void>

/** Each is loaded alone: build tools take longer to load than a rollback takes. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./commands/build')).build,
  canary: async () => (await import('./commands/canary')).canary,
  'create-remote': async () => (await import('./commands/create-remote')).createRemoteCommand,
  dev: async () => (await import('./commands/dev')).dev,
  'nginx-check': async () => (await import('./commands/nginx-check')).nginxCheck,
  publish: async () => (await import('./commands/publish')).publish,
  release: async () => (await import('./commands/release')).release,
  releases: async () => (await import('./commands/releases')).releases,
  rollback: async () => (await import('./commands/rollback')).rollback,
  serve: async () => (await import('./commands/serve')).serve,
  start: async () => (await import('./commands/start')).start,
  typecheck: async () => (await import('./commands/typecheck')).typecheck,
}

const [name = '', ...words] = process.argv.slice(2)
const load = Object.hasOwn(commands, name) ? commands[name] : undefined

try {
  if (load === undefined) {
    throw new UserError(
      `There is no command “${name}”: one of ${Object.keys(commands).join(', ')}.`,
    )
  }
  const command = await load()
  await command(words)
} catch (error) {
  console.error(error instanceof UserError ? error.message : error)
  process.exitCode = 1
}
