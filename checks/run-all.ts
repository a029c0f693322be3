import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { notesFolder } from '../deploy/build/apps/notes'
import { workspaceFolder } from '../deploy/workspace/folders'
import { secondsSince, step, stepsInWords } from '../deploy/workspace/steps'
import { keepResults, readResults, validResults } from './results/kept-results'
import { browserTests, unitTests, type Runner } from './results/runners'
import { testNames } from './results/test-names'
import { ownSteps } from './own-steps'
import { bin, sideBySide, type Step } from './test-steps'

/**
 * `pnpm test`: every check of the project, all of them even when one fails, and one closing line
 * with the sum, below the names of what failed. Format, lint, types and build count as one check
 * each. Tests whose inputs have not changed since they passed do not run again; `--all` runs
 * everything.
 */

const site = path.join(workspaceFolder, '.site-under-test')
const env = { ...process.env, SITE_DIR: site }
const total = { passed: 0, kept: 0, failures: Array<string>() }

/** Prints a step's output once it has ended. */
async function runBeside({ name, command }: Step) {
  const [program = '', ...words] = command
  const child = spawn(program, words, { cwd: workspaceFolder, env })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const [status, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  console.info(`\n— ${name}\n${out}${errors}`.trimEnd())
  if (status === 0) total.passed += 1
  else total.failures.push(name)
}

/** Runs the tests of a runner that may have changed since they passed. */
function run({ name, program: [folder, program, ...words], ...runner }: Runner) {
  console.info(`\n— ${name}`)
  const report = path.join(workspaceFolder, runner.report)
  rmSync(report, { force: true })
  const before = runner.names(sources, site)
  const valid = runsAll ? {} : validResults(readResults(notesFolder, program), before)
  const leaveOut = Object.keys(valid).length > 0 && runner.leaveOut(Object.keys(valid))
  const { status } = spawnSync(
    bin(program, folder),
    [...words, ...(leaveOut ? leaveOut.words : [])],
    {
      cwd: workspaceFolder,
      env: { ...env, ...(leaveOut && leaveOut.env) },
      stdio: 'inherit',
    },
  )
  const results = existsSync(report) ? runner.results(JSON.parse(readFileSync(report, 'utf8'))) : []
  sources = testNames(workspaceFolder)
  keepResults([notesFolder, program], valid, results, {
    before,
    after: runner.names(sources, site),
  })
  const kept = Object.values(valid).reduce((sum, { passed }) => sum + passed, 0)
  const failures = results.flatMap((each) => each.failures)
  const passed = results.reduce((sum, each) => sum + each.passed, kept)
  // A runner that fails without a failed test (a broken file, no tests) is a failure all the same.
  total.failures.push(...(status !== 0 && failures.length === 0 ? [name] : failures))
  total.passed += passed
  total.kept += kept
}

const runsAll = process.argv.includes('--all')
let sources = testNames(workspaceFolder)
rmSync(site, { recursive: true, force: true })
await Promise.all(
  [...sideBySide, ...ownSteps].map((each) => step(each.name, () => runBeside(each))),
)
const times = [stepsInWords()]
for (const runner of [unitTests, browserTests]) {
  const started = performance.now()
  run(runner)
  times.push(`${runner.name} ${secondsSince(started).toFixed(1)} s`)
}
console.info(`\n${times.join(', ')}`)
if (total.kept > 0)
  console.info(
    `${total.kept} of the tests passed before, and nothing that they depend on has changed since.`,
  )
for (const failure of total.failures) console.info(`Failed: ${failure}`)
console.info(`${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length === 0 ? 0 : 1
