import { spawnSync } from 'node:child_process'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { describe, expect, it } from 'vitest'
import { emptyFolder } from '../../testing/fake-site'
import { printedBy } from '../../testing/printed-by'
import { workspaceFolder } from '../../workspace/folders'
import { installExtensions } from '../../extensions'
import { commandLine } from './command-line'
import { withRemote } from './examples'

installExtensions()

/** `canary promote` and all others. */
const linesOf = (command: CommandUnknownOpts, before = ''): string[] =>
  command.commands.flatMap((child) => {
    const line = `${before}${child.name()}`
    return [line, ...linesOf(child, `${line} `)]
  })

const allLines = linesOf(commandLine())

describe('the help', () => {
  it('of the whole names every command, its settings and its exit codes', async () => {
    const help = await printedBy(commandLine(), '--help')
    for (const line of allLines.filter((line) => !line.includes(' '))) {
      expect(help).toMatch(new RegExp(`^  ${line} `, 'm'))
    }
    expect(help).toContain('SITE_DIR')
    expect(help).toContain('Exit codes: 0 done, 1 refused or failed, 2 wrong command line.')
  })

  it.each(allLines)('of %s says what it does and gives an example', async (line) => {
    const help = await printedBy(commandLine(), `${line} --help`)
    expect(help).toMatch(new RegExp(`^Usage: fivefold ${line}.*\n\n[A-Z].+\\.\n`))
    expect(help).toMatch(new RegExp(`^  npx --yes pnpm@12 (?:fivefold )?${line}`, 'm'))
  })
})

it('the commands that release can leave out the smoke test', async () => {
  const helps = allLines.map(async (line) => [
    line,
    await printedBy(commandLine(), `${line} --help`),
  ])
  const offering = (await Promise.all(helps)).filter(([, help]) => help?.includes('--skip-smoke'))
  expect(offering.map(([line]) => line)).toEqual(['release', 'canary new', 'adopt'])
})

it.each([
  [['host', 'admin', 'support'], 'canary new support 5'],
  [['host', 'pages', 'shop'], 'canary new pages 5'],
  [['billing'], 'canary new billing 5'],
  [['host'], 'canary new support 5'],
])('an example names a remote that is there: of %j, %s', (apps, line) =>
  expect(withRemote('canary new support 5', apps)).toBe(line),
)

describe('a refused command line says what is wrong', () => {
  it.each([
    ['relase', "unknown command 'relase'\n(Did you mean release?)"],
    ['canary pomote support', "unknown command 'pomote'\n(Did you mean promote?)"],
    ['release support --dryrun', "unknown option '--dryrun'\n(Did you mean --dry-run?)"],
    ['release suport', "'suport' is invalid for argument 'app'. The apps are host, admin, "],
    ['release suport', '(Did you mean support?)'],
    ['dev portal remote-amdin', '(Did you mean admin?)'],
    ['canary off xyz', "'xyz' is invalid for argument 'remote'. The apps are"],
    ['release', "missing required argument 'app'"],
    ['rollback', "missing required argument 'app'"],
    ['canary new support', "missing required argument 'percentage'"],
    ['canary start support 1.0.0', "missing required argument 'percentage'"],
    [
      'release support marketing',
      "too many arguments for 'release'. Expected 1 argument but got 2.",
    ],
    ['serve 8080', "too many arguments for 'serve'. Expected 0 arguments but got 1."],
    ['rollback support 1.0.0 now', "too many arguments for 'rollback'."],
    ['canary new support 101', "'101' is invalid for argument 'percentage'. It must be a whole"],
    ['canary new support -1', "'-1' is invalid for argument 'percentage'"],
    ['canary start support 1.0.0 2.5', "'2.5' is invalid for argument 'percentage'"],
    ['canary start support 1.0.0 many', "'many' is invalid for argument 'percentage'"],
    ['canary new support 5 Beta', "'Beta' is invalid for argument 'cohort'. It must start"],
  ])('%s', async (line, reason) => {
    const printed = await printedBy(commandLine(), line)
    expect(printed).toMatch(/^error: /)
    expect(printed).toContain(reason)
    expect(printed).toContain('(add --help for what is possible)')
  })
})

it.each([
  ['canary --help', 0],
  ['rollback support', 1],
  ['rolback support', 2],
])(
  '%s ends with exit code %i',
  (line, code) => {
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'deploy/cli.ts', ...line.split(' ')],
      { cwd: workspaceFolder, env: { ...process.env, SITE_DIR: emptyFolder() } },
    )
    expect(status).toBe(code)
  },
  30_000,
)
