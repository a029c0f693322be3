import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import path from 'node:path'

/**
 * Runs the browser tests of a folder with this process’s arguments, sets its exit code, and closes the
 * servers.
 * @param variables environment variables with the addresses of the servers.
 */
export async function runSuite(
  folder: string,
  variables: Readonly<Record<string, string>>,
  servers: readonly Server[],
) {
  const tests = spawn(
    path.join(import.meta.dirname, 'node_modules/.bin/playwright'),
    ['test', '--config', path.join(folder, 'playwright.config.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...variables } },
  )
  const [code] = await once(tests, 'close')
  process.exitCode = Number(code ?? 1)
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
}
