import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parsers } from 'prettier/plugins/markdown'
import * as v from 'valibot'
import { workspaceFolder } from '../../deploy/workspace/folders'

interface Node {
  type: string
  value?: string | undefined
  lang?: string | null | undefined
  children?: Node[] | undefined
}

const node: v.GenericSchema<Node> = v.object({
  type: v.string(),
  value: v.optional(v.string()),
  lang: v.nullish(v.string()),
  children: v.optional(v.array(v.lazy(() => node))),
})

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
export async function commandsOf(document: string, isCommand: (name: string) => boolean) {
  const text = readFileSync(path.join(workspaceFolder, document), 'utf8')
  return commandsInText(text, isCommand)
}

/**
 * The commands of a text in Markdown: lines of shell blocks, steps of pipelines, cells below a head such as
 * `npx pnpm@12 …`, and code of several words. `canary off support` gets what a shell needs before it.
 */
export async function commandsInText(text: string, isCommand: (name: string) => boolean) {
  // Its types ask for options of a formatter that it does not read.
  const tree = v.parse(node, await Reflect.apply(parsers.markdown.parse, undefined, [text, {}]))
  const whole = (words: string) => inShell(words, isCommand)
  return [...new Set(commandsIn(tree, whole).map((command) => command.trim()))]
}

function commandsIn({ type, lang, value = '', children = [] }: Node, whole: Whole): string[] {
  if (type === 'code') return blockCommands(lang, value)
  if (type === 'table') return tableCommands(children, whole)
  if (type === 'inlineCode') return line.test(value) ? whole(value) : []
  return children.flatMap((child) => commandsIn(child, whole))
}

type Whole = (words: string) => string[]

/** Words of lower case, after variables; a header or a type has a colon. */
const line = /^(?:[A-Z_]+=\S* )*[a-z][\w-]* \S/

/** Adds the program to a command of the release tool. A bare name such as `canary off` does not count. */
function inShell(words: string, isCommand: (name: string) => boolean): string[] {
  const [first = '', second = '', ...more] = words.split(' ')
  if (['fivefold', 'check', 'bench'].includes(first)) return [`npx pnpm@12 ${words}`]
  if (!isCommand(first)) return [words]
  if (isCommand(`${first} ${second}`) && more.length === 0) return []
  return [`npx pnpm@12 ${scripts.has(first) ? '' : 'fivefold '}${words}`]
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

/** Below a head such as `npx pnpm@12 …`, the first cells are commands. */
function tableCommands([head, ...rows]: Node[], whole: Whole): string[] {
  const [start = ''] = codeIn(head?.children?.[0])
  const cells = rows.flatMap(({ children = [] }) => children)
  if (!start.endsWith(' …')) return cells.flatMap((cell) => commandsIn(cell, whole))
  const first = rows.flatMap(({ children: [cell] = [] }) => codeIn(cell))
  const rest = rows.flatMap(({ children = [] }) => children.slice(1))
  const commands = first.map((words) => `${start.slice(0, -1)}${words.replaceAll(/[[\]]/g, '')}`)
  return [...commands, ...rest.flatMap((cell) => commandsIn(cell, whole))]
}

const codeIn = (found: Node | undefined): string[] =>
  found === undefined
    ? []
    : found.type === 'inlineCode'
      ? [found.value ?? '']
      : (found.children ?? []).flatMap(codeIn)
