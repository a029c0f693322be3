import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import path from 'node:path'

/**
 * Runs the browser tests of a folder with the arguments of this process, whose exit code says whether they
 * pass, and closes the servers afterwards.
 * @param variables of the environment that tell the tests what is served where.
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
