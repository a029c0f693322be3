import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { workspaceFolder } from '../deploy/workspace/folders'
import { secondsSince, step, stepsInWords } from '../deploy/workspace/steps'

/**
 * `pnpm test`: every check of the project, all of them even when one fails, and one closing line
 * with the sum. Format, lint, types and build count as one check each.
 */

interface Step {
  name: string
  command: string[]
  /** The file in which the runner writes its counts; absent: the step counts as one check. */
  report?: { file: string; counts: (report: unknown) => Counts }
}

interface Counts {
  passed: number
  failed: number
}

const bin = (name: string, folder = '') =>
  path.join(workspaceFolder, folder, 'node_modules/.bin', name)

const cli = [bin('tsx'), 'deploy/cli.ts']

const unitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const browserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
})

/** Each step leaves a core idle for a part of its time, so they run at the same time. */
const sideBySide: Step[] = [
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '../deploy/test'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings'] },
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  { name: 'types', command: [...cli, 'typecheck'] },
  {
    name: 'a container of Azure Blob Storage',
    command: [bin('tsx'), 'extensions/bucket/real-stores/run-stores.ts', 'azure.stores'],
  },
  { name: 'build and release', command: [...cli, 'publish'] },
]

if (existsSync('/usr/bin/radosgw')) {
  const command = [bin('tsx'), 'extensions/bucket/real-stores/run-stores.ts', 's3.stores']
  sideBySide.push({ name: 'a bucket of Ceph', command })
}

const steps: Step[] = [
  {
    name: 'unit tests',
    command: [bin('vitest'), 'run'],
    report: {
      file: 'test-results/unit.json',
      counts: (report) => {
        const { numPassedTests, numFailedTests } = v.parse(unitReport, report)
        return { passed: numPassedTests, failed: numFailedTests }
      },
    },
  },
  {
    name: 'browser tests',
    command: [bin('playwright', 'e2e'), 'test', '--config', 'e2e/playwright.config.ts'],
    report: {
      file: 'e2e/test-results/report.json',
      counts: (report) => {
        const { stats } = v.parse(browserReport, report)
        return { passed: stats.expected, failed: stats.unexpected }
      },
    },
  },
]

const site = path.join(workspaceFolder, '.site-under-test')
const env = { ...process.env, SITE_DIR: site }

/** Prints a step's output once it has ended. */
async function runBeside({ name, command }: Step): Promise<Counts> {
  const [program = '', ...words] = command
  const child = spawn(program, words, { cwd: workspaceFolder, env })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const [status, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  console.info(`\n— ${name}\n${out}${errors}`.trimEnd())
  return { passed: Number(status === 0), failed: Number(status !== 0) }
}

function run({ name, command, report }: Step): Counts {
  console.info(`\n— ${name}`)
  const reportFile = report && path.join(workspaceFolder, report.file)
  if (reportFile) rmSync(reportFile, { force: true })
  const [program = '', ...words] = command
  const { status } = spawnSync(program, words, { cwd: workspaceFolder, env, stdio: 'inherit' })
  const failed = status === 0 ? 0 : 1
  if (!report || !reportFile || !existsSync(reportFile)) return { passed: 1 - failed, failed }
  const counts = report.counts(JSON.parse(readFileSync(reportFile, 'utf8')))
  // A runner that fails without a failed test (a broken file, no tests) is a failure all the same.
  return { ...counts, failed: Math.max(counts.failed, failed) }
}

rmSync(site, { recursive: true, force: true })
const total = { passed: 0, failed: 0 }
const add = ({ passed, failed }: Counts) => {
  total.passed += passed
  total.failed += failed
}
for (const counts of await Promise.all(
  sideBySide.map((each) => step(each.name, () => runBeside(each))),
))
  add(counts)
const times = [stepsInWords()]
for (const each of steps) {
  const started = performance.now()
  add(run(each))
  times.push(`${each.name} ${secondsSince(started).toFixed(1)} s`)
}
console.info(`\n${times.join(', ')}`)
console.info(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
