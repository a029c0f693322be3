import path from 'node:path'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { measurements } from '../../bench/measurements'
import { commandLine } from '../../deploy/commands/line/command-line'
import { installExtensions } from '../../deploy/extensions'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { longRuns } from '../long-runs'

const file = path.join(workspaceFolder, 'docs/commands.md')

type Line = readonly [command: string, does: string]

/** A line for each command that does something itself. */
const linesOf = (command: CommandUnknownOpts, before = ''): Line[] =>
  command.commands.flatMap((one) => {
    const name = `${before}${one.name()}`
    const words = one.registeredArguments.map((argument) =>
      argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
    )
    const own: Line[] =
      one.commands.length > 0 ? [] : [[[name, ...words].join(' '), one.description()]]
    return [...own, ...linesOf(one, `${name} `)]
  })

const listOf = (about: Readonly<Record<string, { about: string }>>, name: string): Line[] =>
  Object.entries(about).map(([word, { about: does }]) => [`${name} ${word}`, does])

const table = (lines: readonly Line[]) =>
  [
    '| `npx --yes pnpm@12 …` | does |',
    '| --- | --- |',
    ...lines
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(
        ([command, does]) =>
          `| \`${command}\` | ${does.replaceAll('|', '\\|').replace(/\.$/, '')} |`,
      ),
  ].join('\n')

test('docs/commands.md has a line for every command (`npx vitest run checks/documented -u` writes it)', async () => {
  installExtensions()
  const text = `# Commands

All commands, one line each. \`--help\` after a command explains it, with its options and examples.

## The site and its releases

Most have scripts of their own, such as \`npx --yes pnpm@12 release support\`; \`npx --yes pnpm@12 fivefold <command>\` runs every one.

${table(linesOf(commandLine()).map(([command, does]) => [`fivefold ${command}`, does]))}

## The work on it

${table([
  [
    'test',
    'Format, lint, types, unit tests, build and browser tests; `--all` also what has not changed',
  ],
  ['test:unit', 'Unit tests alone'],
  ['test:e2e', 'Browser tests of `.site`'],
  ['format', 'Write the format'],
  ['lint', 'Check the rules of the code'],
])}

## Runs that are too slow for \`test\`

${table(listOf(longRuns, 'check'))}

## Measurements

${table(listOf(measurements, 'bench'))}
`
  const { code } = await format(file, text, { printWidth: 120 })
  await expect(code).toMatchFileSnapshot(file)
})
