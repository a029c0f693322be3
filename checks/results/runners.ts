import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { findBrowser } from '../../extensions/smoke/find-browser'
import type { FileResult, NameOf } from './kept-results'
import { testNames } from './test-names'

/** A runner of tests, which leaves out the files in `KEPT_TESTS`. */
export interface Runner {
  name: string
  /** The package whose `node_modules/.bin` has the program, the program, and its arguments. */
  program: [folder: string, program: string, ...words: string[]]
  /** Allows a run without tests, because all may be kept. */
  mayBeEmpty: string
  report: string
  /** @throws ValiError where the report has another shape. */
  results(report: unknown): FileResult[]
  /** Names test files as they are now. */
  names(site: string): NameOf
}

const unitReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
})

export const unitTests: Runner = {
  name: 'unit tests',
  program: ['', 'vitest', 'run'],
  mayBeEmpty: '--passWithNoTests',
  report: 'test-results/unit.json',
  results: (report) =>
    v.parse(unitReport, report).testResults.map(({ name, assertionResults }) => {
      const states = assertionResults.map(({ status }) => status)
      return {
        file: path.relative(workspaceFolder, name),
        ...countsOf(states, { passed: 'passed', failed: 'failed' }),
      }
    }),
  names() {
    const entries = ['vitest.config.ts', 'vitest.setup.ts']
    const nameOf = testNames({ workspace: workspaceFolder, entries, environment: [] })
    return (file) => nameOf(file)
  },
}

const browserTest = v.object({
  status: v.string(),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
})

interface Suite {
  file: string
  specs: { tests: v.InferOutput<typeof browserTest>[] }[]
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(v.object({ tests: v.array(browserTest) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const browserReport = v.object({ suites: v.array(suite) })

const released = v.object({ version: v.string() })
const route = v.looseObject({ path: v.string() })
const registry = v.object({
  host: released,
  remotes: v.record(v.string(), v.object({ live: released, routes: v.array(route) })),
  retired: v.optional(v.unknown()),
})

export const browserTests: Runner = {
  name: 'browser tests',
  program: ['e2e', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  mayBeEmpty: '--pass-with-no-tests',
  report: 'e2e/test-results/report.json',
  results: (report) =>
    v.parse(browserReport, report).suites.map((each) => {
      const tests = testsOf(each)
      const states = tests.map(({ status }) => status)
      return {
        file: path.posix.join('e2e/specs', each.file),
        ...countsOf(states, { passed: 'expected', failed: 'unexpected' }),
        ...requestedBy(tests),
      }
    }),
  names(site) {
    const { executablePath = '' } = findBrowser() ?? {}
    const browser = executablePath && `${executablePath} ${statSync(executablePath).mtimeMs}`
    const nameOf = testNames({
      workspace: workspaceFolder,
      entries: ['e2e/playwright.config.ts', 'deploy/cli.ts'],
      environment: [browser],
    })
    const partsFor = partsOfSite(site)
    return (test, requested) => (partsFor ? nameOf(test, partsFor(requested)) : '')
  },
}

/**
 * The parts of a released site that requests lead to: the host, all routes, and the releases of apps.
 * @returns nothing where the site could not be released.
 */
export function partsOfSite(site: string) {
  const file = path.join(site, 'registry.json')
  if (!existsSync(file)) return undefined
  const { host, remotes, retired } = v.parse(registry, JSON.parse(readFileSync(file, 'utf8')))
  const routes = Object.entries(remotes).map(([app, remote]) => [app, remote.routes])
  const isRequested = (app: string, requested: readonly string[]) =>
    requested.includes(app) ||
    remotes[app]?.routes.some(({ path: own }) => {
      const page = own.replace(/:[^/]+$/, '')
      return requested.some((each) => (page === own ? each === own : each.startsWith(page)))
    })
  return (requested?: readonly string[]) => {
    const apps = Object.keys(remotes).filter((app) => !requested || isRequested(app, requested))
    const releases = apps.map((app) => `${app} ${remotes[app]?.live.version}`)
    return [host.version, JSON.stringify([routes, retired]), ...releases]
  }
}

const testsOf = ({ specs, suites = [] }: Suite): v.InferOutput<typeof browserTest>[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
]

/** Each test has to say what it has requested: of one that says nothing it may be anything. */
function requestedBy(tests: readonly v.InferOutput<typeof browserTest>[]) {
  const said = tests.map(({ annotations }) =>
    annotations.flatMap(({ type, description }) =>
      type === 'requested' && description ? description.split(' ') : [],
    ),
  )
  if (said.some((each) => each.length === 0)) return {}
  return { requested: [...new Set(said.flat())].toSorted() }
}

function countsOf(
  states: readonly string[],
  { passed, failed }: Record<'passed' | 'failed', string>,
) {
  const count = (state: string) => states.filter((each) => each === state).length
  const [green, red] = [count(passed), count(failed)]
  return { passed: green, failed: red, skipped: states.length - green - red }
}
