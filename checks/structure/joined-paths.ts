import { parseSync, Visitor } from 'oxc-parser'

/** Functions of `node:fs`. */
const ofFileSystem = /^[a-z]+\w*(?:Sync|ReadStream|WriteStream)$/

/** `${folder}/${name}`, or the same with `+`. */
const isJoined = (text: string) => /^`[^]*\$\{[^]*\}[^]*\/|['"`]\/|\/['"`]/.test(text)

/**
 * Finds the places in a source that join a folder and a name that is not a literal:
 * `path.join(site, name)`, or a template given to the file system.
 * @returns their text.
 */
export function joinedPaths(file: string, code: string): string[] {
  const found: string[] = []
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  new Visitor({
    CallExpression(node) {
      const [first, ...more] = node.arguments
      const name = textOf(node.callee)
      const joins =
        /^path(?:\.posix|\.win32)?\.(?:join|resolve)$/.test(name) &&
        more.some(({ type }) => type !== 'Literal')
      const writes = first !== undefined && ofFileSystem.test(name) && isJoined(textOf(first))
      if (joins || writes) found.push(textOf(node))
    },
  }).visit(parseSync(file, code).program)
  return found
}
