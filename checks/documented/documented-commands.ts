import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import * as v from 'valibot'
import { workspaceFolder } from '../../deploy/workspace/folders'

/** Documents whose commands are to work as they stand. */
export const commandDocuments = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  ...readdirSync(path.join(workspaceFolder, 'docs/operations')).map(
    (file) => `docs/operations/${file}`,
  ),
]

/** @param isCommand whether the release tool has a command of that name. */
export function commandsOf(document: string, isCommand: (name: string) => boolean) {
  const text = readFileSync(path.join(workspaceFolder, document), 'utf8')
  return document.endsWith('.yml') ? blockCommands('yaml', text) : commandsInText(text, isCommand)
}

/**
 * The commands of a text in Markdown: lines of shell blocks, steps of pipelines, cells below a head such as
 * `npx --yes pnpm@12 …`, and code of several words. `canary off support` gets what a shell needs before it.
 */
export function commandsInText(text: string, isCommand: (name: string) => boolean) {
  const whole = (words: string) => inShell(words, isCommand)
  return [...new Set(commandsIn(lexer(text), whole).map((command) => command.trim()))]
}

const commandsIn = (tokens: readonly Token[], whole: Whole): string[] =>
  tokens.flatMap((token) => {
    if (!isKnown(token)) return []
    if (token.type === 'code') return blockCommands(token.lang, token.text)
    if (token.type === 'table') return tableCommands(token, whole)
    if (token.type === 'codespan') return line.test(token.text) ? whole(token.text) : []
    return commandsIn(inside(token), whole)
  })

/** Without extensions there are no other tokens. */
const isKnown = (token: Token): token is MarkedToken => 'type' in token

function inside(token: MarkedToken): Token[] {
  if (token.type === 'list') return token.items
  return ('tokens' in token && token.tokens) || []
}

type Whole = (words: string) => string[]

/** Words of lower case, after variables; a header or a type has a colon. */
const line = /^(?:[A-Z_]+=\S* )*[a-z][\w-]* \S/

/** Adds the program to a command of the release tool. A bare name such as `canary off` does not count. */
function inShell(words: string, isCommand: (name: string) => boolean): string[] {
  const [first = '', second = '', ...more] = words.split(' ')
  if (['fivefold', 'check', 'bench'].includes(first)) return [`npx --yes pnpm@12 ${words}`]
  if (!isCommand(first)) return [words]
  if (isCommand(`${first} ${second}`) && more.length === 0) return []
  return [`npx --yes pnpm@12 ${scripts.has(first) ? '' : 'fivefold '}${words}`]
}

const manifest = v.object({ scripts: v.record(v.string(), v.string()) })

/** The scripts of the workspace, by name. */
export const scripts = new Map(
  Object.entries(
    v.parse(manifest, JSON.parse(readFileSync(path.join(workspaceFolder, 'package.json'), 'utf8')))
      .scripts,
  ),
)

function blockCommands(language: string | null | undefined, code: string): string[] {
  if (language === 'yaml')
    return [...code.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command = '']) => command)
  if (language !== 'sh') return []
  return code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((command) => command.replace(/(?:^|\s+)# .*$/, ''))
    .filter(Boolean)
}

/** Below a head such as `npx --yes pnpm@12 …`, the first cells are commands. */
function tableCommands({ header, rows }: Tokens.Table, whole: Whole): string[] {
  const [start = ''] = codeIn(header[0])
  const isPrefix = start.endsWith(' …')
  const commands = rows.flatMap(([first]) =>
    codeIn(first).map((words) => `${start.slice(0, -1)}${words.replaceAll(/[[\]]/g, '')}`),
  )
  const cells = rows.flatMap((row) => row.slice(isPrefix ? 1 : 0))
  return [
    ...(isPrefix ? commands : []),
    ...cells.flatMap(({ tokens }) => commandsIn(tokens, whole)),
  ]
}

const codeIn = (cell: Tokens.TableCell | undefined): string[] =>
  (cell?.tokens ?? []).flatMap((token) => (token.type === 'codespan' ? [token.text] : []))
