import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { describe, expect, it, vi } from 'vitest'
import { commandLine } from '../../deploy/commands/line/command-line'
import { installExtensions } from '../../deploy/extensions'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { measurements } from '../../bench/measurements'
import { longRuns } from '../long-runs'
import { commandDocuments, commandsInText, commandsOf, scripts } from './documented-commands'
import { notRun } from './not-run'
import { scenarios } from './scenarios'

installExtensions()

const namesOf = (command: CommandUnknownOpts, before = ''): string[] =>
  command.commands.flatMap((child) => [
    before + child.name(),
    ...namesOf(child, `${before}${child.name()} `),
  ])
const names = new Set(namesOf(commandLine()))
const isCommand = (name: string) => names.has(name)

const found = commandDocuments.map((each) => commandsOf(each, isCommand))
const documented = new Set(found.flat())
const run = new Set(scenarios.flatMap(({ steps }) => steps.map(([command]) => command)))

it('a test runs every command of the documents as it stands, or a list says why not', () => {
  expect([...documented].filter((each) => !run.has(each) && !notRun.has(each))).toEqual([])
})

it('the lists have no command twice, and none that no document has', () => {
  const listed = [...run, ...notRun.keys()]
  expect(listed.filter((each) => !documented.has(each))).toEqual([])
  expect([...run].filter((each) => notRun.has(each))).toEqual([])
})

/** The words after a script that has a list of them. */
const listed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  check: longRuns,
  bench: { ...measurements, table: true },
}

const ofPnpm = new Set(['install', 'audit', 'add', 'outdated', 'update'])

/** The names of commands in a team's own repository. */
async function kitNames() {
  vi.stubEnv('FIVEFOLD_KIT', 'installed')
  vi.resetModules()
  ;(await import('../../deploy/extensions')).installExtensions()
  return namesOf((await import('../../deploy/commands/line/command-line')).commandLine())
}

const pipelines = '.github/workflows'

it('each night takes all long runs, without the browsers and the words that a person chooses', () => {
  const text = readFileSync(path.join(workspaceFolder, pipelines, 'nightly.yml'), 'utf8')
  const left = Object.keys(longRuns).filter((name) => !text.includes(`- ${name}\n`))
  expect(left).toEqual(['browsers', 'mutation', 'screenshots'])
})

it('every document and pipeline names scripts and commands that exist', async () => {
  const documents = sourcesIn(workspaceFolder).filter((file) =>
    /(?<!specification\/\d-.*)\.md$/.test(file),
  )
  const workflows = readdirSync(path.join(workspaceFolder, pipelines))
  const all = [...documents, ...workflows.map((file) => `${pipelines}/${file}`)]
  const commands = all.map((each) => commandsOf(each, isCommand))
  const known = new Set([...names, ...(await kitNames())])
  const unknown = commands.flat().filter((command) => {
    const [, script = '', word = ''] =
      /^(?:.* )?pnpm(?:@12)? ([a-z][\w:-]*)(?: (\S+))?/.exec(command) ?? []
    if (script === 'fivefold') return /^\w/.test(word) && !known.has(word)
    if (/^\w/.test(word) && listed[script]) return !(word in listed[script])
    return script !== '' && !scripts.has(script) && !ofPnpm.has(script)
  })
  expect(unknown).toEqual([])
})

it('the files of every long run exist', () => {
  const files = Object.values(longRuns).flatMap(({ run }) =>
    run.split(' ').filter((word) => word.includes('/')),
  )
  expect(files.filter((file) => !existsSync(path.join(workspaceFolder, file)))).toEqual([])
})

/** The line of the release tool with nothing that runs. */
function wordsOnly() {
  const quiet = (command: CommandUnknownOpts): void => {
    command.exitOverride().configureOutput({ writeErr: () => undefined })
    if (command.commands.length === 0) command.action(() => undefined)
    command.commands.forEach(quiet)
  }
  const line = commandLine()
  quiet(line)
  return line
}

describe.each([...notRun.keys()].filter((command) => /pnpm@12 [a-z]/.test(command)))(
  '%s',
  (command) => {
    const [script = '', ...words] = command.replace(/^.*pnpm@12 /, '').split(' ')
    const line = scripts.get(script) ?? ''

    it('is a script whose files exist', () => {
      expect(scripts.has(script) || script === 'install').toBe(true)
      const files = line.split(' ').filter((word) => /^[\w/-]+\.tsx?$/.test(word))
      expect(files.filter((file) => !existsSync(path.join(workspaceFolder, file)))).toEqual([])
    })

    it.runIf(line.includes('deploy/cli.ts'))('has words that the release tool takes', async () => {
      const [, given = ''] = /deploy\/cli\.ts ?(.*)/.exec(line) ?? []
      // A remote of this workspace takes the place of another team's.
      const known = words.map((word) => word.replace(/^(?:<remote>|billing)$/, 'support'))
      const parsed = wordsOnly().parseAsync([...given.split(' ').filter(Boolean), ...known], {
        from: 'user',
      })
      await expect(parsed).resolves.toBeDefined()
    })
  },
)

it('commands are found in blocks, pipelines, tables and sentences', async () => {
  const text = [
    '```sh\nexport A=b   # why\nnpx --yes pnpm@12 release \\\n  support\n```',
    '```yaml\nsteps:\n  - run: npx --yes pnpm@12 install\n```',
    '| `npx --yes pnpm@12 …` | does |\n| --- | --- |\n| `lint`, `intake [--all]` | `rollback x` |\n',
    '`canary off`, `canary off x`, `fivefold keys f`, `check s3`, `cache-control: no`, `A=1 node x`, `serve`',
  ].join('\n\n')
  expect(commandsInText(text, isCommand)).toEqual([
    'export A=b',
    'npx --yes pnpm@12 release support',
    'npx --yes pnpm@12 install',
    'npx --yes pnpm@12 lint',
    'npx --yes pnpm@12 intake --all',
    'npx --yes pnpm@12 rollback x',
    'npx --yes pnpm@12 canary off x',
    'npx --yes pnpm@12 fivefold keys f',
    'npx --yes pnpm@12 check s3',
    'A=1 node x',
  ])
})
