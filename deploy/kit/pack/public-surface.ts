import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { namesOf } from '../declarations/documented-exports'
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
      const text = readFileSync(path.join(declarations, `${module}.d.ts`), 'utf8')
      return `${module}: ${hashedNames(text).toSorted().join(', ')}\n`
    })
    .join('')

/** @param text declarations that TypeScript has written. Comments and line breaks change no hash. */
export function hashedNames(text: string): string[] {
  const { program, comments } = parseSync('module.d.ts', text)
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  const wordsOf = ({ start, end }: ESTree.Span) => code.slice(start, end).replaceAll(/\s+/g, ' ')
  const hashed = (name: string, declared: ESTree.Span) =>
    `${name} ${createHash('sha256').update(wordsOf(declared)).digest('hex').slice(0, 6)}`
  return program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') {
      const { exported, source } = statement
      return [hashed(exported === null ? `* of ${source.value}` : wordsOf(exported), source)]
    }
    if (statement.type !== 'ExportNamedDeclaration') {
      return namesOf(statement).map((name) => hashed(`(${name})`, statement))
    }
    const { declaration, specifiers, source } = statement
    if (declaration !== null) return namesOf(declaration).map((name) => hashed(name, declaration))
    return specifiers.map(({ exported }) => hashed(wordsOf(exported), source ?? exported))
  })
}
