import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** Functions of `node:fs`. */
const ofFileSystem = /^[a-z]+\w*(?:Sync|ReadStream|WriteStream)$/

/**
 * Finds the places in a source that join a folder and a name that is not a literal:
 * `path.join(site, name)`, or a template given to the file system.
 * @returns their text.
 */
export function joinedPaths(file: string, code: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, code)
  if (isNode(program))
    visit(program, (node) => {
      if (node['type'] !== 'CallExpression') return
      const { callee, arguments: given, start, end } = node
      if (!Array.isArray(given)) return
      const name = textOf(code, callee)
      const joins =
        /^path(?:\.posix|\.win32)?\.(?:join|resolve)$/.test(name) && given.slice(1).some(isName)
      const writes = ofFileSystem.test(name) && isJoined(textOf(code, given[0]))
      if (joins || writes) found.push(code.slice(Number(start), Number(end)))
    })
  return found
}

/** Looks for them in sources, which are named relative to the workspace. */
export const joinedPathsIn = (workspace: string, files: readonly string[]) =>
  files.flatMap((file) =>
    joinedPaths(file, readFileSync(path.join(workspace, file), 'utf8')).map(
      (text) =>
        `${file} joins a name to a path (${text}): take inside() of deploy/names, which leaves no folder.`,
    ),
  )

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const textOf = (code: string, node: unknown) =>
  isNode(node) ? code.slice(Number(node['start']), Number(node['end'])) : ''

const isName = (node: unknown) => isNode(node) && node['type'] !== 'Literal'

/** `${folder}/${name}`, or the same with `+`. */
const isJoined = (text: string) => /^`[^]*\$\{[^]*\}[^]*\/|['"`]\/|\/['"`]/.test(text)

function visit(node: Node, see: (node: Node) => void) {
  see(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see)
}
