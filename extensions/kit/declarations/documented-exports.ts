import { parseSync, type ESTree } from 'vite'

/** A name that a module exports, and what its doc comment says. */
export interface DocumentedExport {
  name: string
  /** Interfaces and type aliases; everything else exists when the site runs, too. */
  isType: boolean
  /** The text of the doc comment, without its asterisks; empty without a comment. */
  comment: string
}

/**
 * The exports that a module declares, in its order. Re-exports are documented in their own module.
 * @param text declarations that TypeScript has written.
 * @throws Error when the text cannot be parsed.
 */
export function documentedExports(text: string): DocumentedExport[] {
  const { program, comments, errors } = parseSync('module.d.ts', text)
  if (errors[0] !== undefined) throw new Error(errors[0].message)
  const commentBefore = (start: number) => {
    const found = comments.findLast(({ end }) => end <= start)
    const isNext = found !== undefined && text.slice(found.end, start).trim() === ''
    return isNext && found.value.startsWith('*') ? plainText(found.value) : ''
  }
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return []
    const comment = commentBefore(statement.start)
    const isType = /^TS(?:Interface|TypeAlias)/.test(statement.declaration.type)
    return namesOf(statement.declaration).map((name) => ({ name, isType, comment }))
  })
}

/** The names that a declaration declares; other statements declare none. */
export function namesOf(declaration: ESTree.Node): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  }
  if (!('id' in declaration) || declaration.id?.type !== 'Identifier') return []
  return [declaration.id.name]
}

const plainText = (comment: string) =>
  comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
