import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { findBrowser } from '../../extensions/smoke/find-browser'
import type { NameOf, TestResult } from './kept-results'
import type { TestNames, TestPlace } from './test-names'

/** A runner of tests, which can leave out what passed before. */
export interface Runner {
  name: string
  /** The package whose `node_modules/.bin` has the program, the program, and its arguments. */
  program: [folder: string, program: string, ...words: string[]]
  /** Further arguments and variables that leave out these tests; all may be left out. */
  leaveOut(kept: readonly string[]): { words: string[]; env: Record<string, string> }
  report: string
  /** @throws ValiError where the report has another shape. */
  results(report: unknown): TestResult[]
  /** Names tests by the sources as they are now. */
  names(sources: (place: TestPlace) => TestNames, site: string): NameOf
}

/** The form of Playwright's lists of tests. */
const separator = ' › '

const unitReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.array(v.string()),
          meta: v.optional(v.object({ reads: v.optional(v.array(v.string())) })),
        }),
      ),
    }),
  ),
})

export const unitTests: Runner = {
  name: 'unit tests',
  program: ['', 'vitest', 'run'],
  leaveOut: (kept) => ({ words: ['--passWithNoTests'], env: { KEPT_TESTS: kept.join() } }),
  report: 'test-results/unit.json',
  results: (report) =>
    v.parse(unitReport, report).testResults.map(({ name, assertionResults, ...file }) => {
      const test = path.relative(workspaceFolder, name)
      const ran = assertionResults.map(({ fullName, status, failureMessages }) => ({
        name: `${test}${separator}${fullName}`,
        status,
        errors: failureMessages,
      }))
      const broken = { name: test, status: file.status, errors: [file.message] }
      return {
        test,
        ...countsOf(ran.length > 0 ? ran : [broken], { passed: 'passed', failed: 'failed' }),
        reads: union(assertionResults.map(({ meta }) => meta?.reads ?? [])),
      }
    }),
  names: (sources) =>
    sources({ entries: ['vitest.config.ts', 'vitest.setup.ts'], environment: [] }),
}

const browserTest = v.object({
  projectName: v.string(),
  status: v.string(),
  results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string()) })) })),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
})

interface Suite {
  title: string
  specs: { title: string; tests: v.InferOutput<typeof browserTest>[] }[]
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(browserTest) })),
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
  leaveOut(kept) {
    const list = path.join(workspaceFolder, 'test-results/kept-browser-tests.txt')
    mkdirSync(path.dirname(list), { recursive: true })
    writeFileSync(list, kept.join('\n'))
    return { words: ['--test-list-invert', list, '--pass-with-no-tests'], env: {} }
  },
  report: 'e2e/test-results/report.json',
  results: (report) => v.parse(browserReport, report).suites.flatMap((each) => testsOf(each, [])),
  names(sources, site) {
    const { executablePath = '' } = findBrowser() ?? {}
    const browser = executablePath && `${executablePath} ${statSync(executablePath).mtimeMs}`
    const nameOf = sources({
      entries: ['e2e/playwright.config.ts', 'deploy/cli.ts'],
      environment: [browser],
    })
    const partsFor = partsOfSite(site)
    return (test, reads) => {
      const [, file = ''] = test.split(separator)
      const isRequest = (each: string) => /^\/(?!\*)/.test(each)
      const rest = reads.filter((each) => !isRequest(each))
      return partsFor
        ? nameOf(path.posix.join('e2e/specs', file), rest, partsFor(reads.filter(isRequest)))
        : ''
    }
  },
}

/** @param inside the titles of the file and the groups around. */
function testsOf({ title, specs, suites = [] }: Suite, inside: readonly string[]): TestResult[] {
  const titles = [...inside, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results, annotations }) => {
        const notes = annotations.filter(({ type }) => type === 'read')
        const test = [`[${projectName}]`, ...titles, spec.title].join(separator)
        const errors = results.flatMap((each) => each.errors.map(({ message = '' }) => message))
        return {
          test,
          ...countsOf([{ name: test, status, errors }], {
            passed: 'expected',
            failed: 'unexpected',
          }),
          ...(notes.length > 0 && {
            reads: union(notes.map(({ description = '' }) => description.split('\n'))),
          }),
        }
      }),
    ),
    ...suites.flatMap((each) => testsOf(each, titles)),
  ]
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
    requested.includes(`/remotes/${app}/`) ||
    remotes[app]?.routes.some(({ path: own }) => {
      const page = own.replace(/:[^/]+$/, '')
      return requested.some((each) => (page === own ? each === own : each.startsWith(page)))
    })
  return (requested: readonly string[]) => {
    const apps = Object.keys(remotes).filter((app) => isRequested(app, requested))
    const releases = apps.map((app) => `${app} ${remotes[app]?.live.version}`)
    return [host.version, JSON.stringify([routes, retired]), ...releases]
  }
}

const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].toSorted()

interface Ran {
  name: string
  status: string
  errors: readonly string[]
}

function countsOf(tests: readonly Ran[], states: Record<'passed' | 'failed', string>) {
  const green = tests.filter(({ status }) => status === states.passed)
  const red = tests.filter(({ status }) => status === states.failed)
  return {
    passed: green.length,
    failures: red.map(({ name, errors: [error = ''] }) => {
      const [reason = ''] = stripVTControlCharacters(error).trim().split('\n')
      return reason ? `${name}: ${reason}` : name
    }),
    skipped: tests.length - green.length - red.length,
  }
}
