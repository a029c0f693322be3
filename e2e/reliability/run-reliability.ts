import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import { workspaceFolder } from '../site'
import { browserResults, unitResults } from './fault-results'
import { brokenPromises, reliabilityReport } from './report'

/**
 * `pnpm check reliability` runs every case of every test that injects a fault, in `*-faults.test.ts` and
 * `*-faults.spec.ts`, and writes a report into `test-results/reliability`. SITE_DIR names a released site
 * to test; without it the command builds and releases one.
 *
 * `pnpm check reliability remote-faults` runs that suite, with `--grep pattern` only its browser tests
 * whose title matches.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: 'string' } },
})
const grep = values.grep === undefined ? [] : ['--grep', values.grep]

const reports = {
  unit: path.join(workspaceFolder, 'test-results/reliability-unit.json'),
  browser: path.join(workspaceFolder, 'e2e/test-results/reliability.json'),
}
const ownSite = path.join(workspaceFolder, '.site-under-test')
const env = { SITE_DIR: ownSite, ...process.env, LONG_RUN: '1' }

function run(program: string, ...args: string[]) {
  const file = path.join(workspaceFolder, program)
  return spawnSync(file, args, { cwd: workspaceFolder, env, stdio: 'inherit' }).status === 0
}

for (const file of Object.values(reports)) rmSync(file, { force: true })
if (env.SITE_DIR === ownSite && !run('node_modules/.bin/tsx', 'deploy/cli.ts', 'publish')) {
  throw new Error('The site could not be released')
}
if (values.grep === undefined) {
  const config = ['--config', 'e2e/reliability/vitest.config.ts', '--passWithNoTests']
  run('node_modules/.bin/vitest', 'run', ...config, ...positionals)
}
run(
  'e2e/node_modules/.bin/playwright',
  'test',
  '--config',
  'e2e/reliability/playwright.config.ts',
  '--pass-with-no-tests',
  ...grep,
  ...positionals,
)

if (!existsSync(reports.browser)) throw new Error('The browser tests did not run')

const results = [
  ...(existsSync(reports.unit) ? unitResults(reports.unit) : []),
  ...browserResults(reports.browser),
]
const page = 'test-results/reliability/report.md'
await writeFormatted(path.join(workspaceFolder, page), reliabilityReport(results))

const broken = brokenPromises(results)
for (const line of broken) console.error(`✗ ${line}`)
console.info(`\nWrote ${page}: ${broken.length} broken promises`)
process.exitCode = broken.length === 0 ? 0 : 1
