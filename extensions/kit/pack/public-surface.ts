import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { namesOf } from '../declarations/documented-exports'
import { publicFile } from './public-file'
import { publicModules } from './public-modules'

/**
 * A line for each public module: its names, each with a hash of its declaration. A name in parentheses
 * is declared for the others and not exported.
 * @param declarations folder of the shared package's declarations.
 */
export const publicSurface = (declarations: string): string =>
  Object.values(publicModules)
    .flat()
    .toSorted()
    .map((module) => {
      const file = publicFile(module)
      const read = (name: string) => readFileSync(path.join(declarations, `${name}.d.ts`), 'utf8')
      const names = hashedNames(read(file), (source) =>
        source.startsWith('../../../deploy/extensions/kit/pack') ? read(path.join(path.dirname(file), source)) : source,
      )
      return `${module}: ${names.toSorted().join(', ')}\n`
    })
    .join('')

/**
 * @param text declarations that TypeScript has written. Comments and line breaks change no hash.
 * @param read returns the declarations of a module that this one exports again.
 */
export function hashedNames(text: string, read: (source: string) => string): string[] {
  const { code, body } = parsed(text)
  const wordsOf = ({ start, end }: ESTree.Span) => code.slice(start, end)
  const hashed = (name: string, declared: ESTree.Span) => `${name} ${hashOf(wordsOf(declared))}`
  const again = (name: string, { value }: ESTree.StringLiteral) =>
    `${name} ${hashOf(parsed(read(value)).code)}`
  return body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') {
      const { exported, source } = statement
      return [again(exported === null ? `* of ${source.value}` : wordsOf(exported), source)]
    }
    if (statement.type !== 'ExportNamedDeclaration') {
      return namesOf(statement).map((name) => hashed(`(${name})`, statement))
    }
    const { declaration, specifiers, source } = statement
    if (declaration !== null) return namesOf(declaration).map((name) => hashed(name, declaration))
    return specifiers.map(({ exported }) => {
      const name = wordsOf(exported)
      return source === null ? hashed(name, exported) : again(name, source)
    })
  })
}

/** The statements of a module, and its text with spaces for comments. */
function parsed(text: string) {
  const { program, comments } = parseSync('module.d.ts', text)
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  return { code, body: program.body }
}

const hashOf = (code: string) =>
  createHash('sha256').update(code.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 6)
