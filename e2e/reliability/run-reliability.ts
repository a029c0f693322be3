import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceFolder } from '../site'
import { browserResults, unitResults } from './fault-results'
import { brokenPromises, reliabilityReport } from './report'

/**
 * `pnpm test:reliability`: every case of every test that injects a fault, those of `*-faults.test.ts`
 * and of `*-faults.spec.ts`, and the report of them. SITE_DIR names a released site to test; without
 * it one is built and released first.
 */
const reports = {
  unit: path.join(workspaceFolder, 'test-results/reliability-unit.json'),
  browser: path.join(workspaceFolder, 'e2e/test-results/reliability.json'),
}
const ownSite = path.join(workspaceFolder, '.site-under-test')
const env = { SITE_DIR: ownSite, ...process.env, FAULT_DEPTH: 'full' }

function run(program: string, ...words: string[]) {
  const file = path.join(workspaceFolder, program)
  return spawnSync(file, words, { cwd: workspaceFolder, env, stdio: 'inherit' }).status === 0
}

for (const file of Object.values(reports)) rmSync(file, { force: true })
if (env.SITE_DIR === ownSite && !run('node_modules/.bin/tsx', 'deploy/cli.ts', 'publish')) {
  throw new Error('The site could not be released')
}
run('node_modules/.bin/vitest', 'run', '--config', 'vitest.reliability.config.ts')
run('e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/reliability/playwright.config.ts')

const results = [...unitResults(reports.unit), ...browserResults(reports.browser)]
const text = reliabilityReport(results, new Date().toISOString().slice(0, 10))
writeFileSync(path.join(workspaceFolder, 'docs/reliability.md'), text)
run('node_modules/.bin/prettier', '--write', 'docs/reliability.md')

const broken = brokenPromises(results)
for (const line of broken) console.error(`✗ ${line}`)
console.info(`\ndocs/reliability.md is written; ${broken.length} broken`)
process.exitCode = broken.length === 0 ? 0 : 1
