import type { Rolldown } from 'vite'

type Program = ReturnType<Rolldown.PluginContext['parse']>

export interface ImportedName {
  /** As written after `from`. */
  source: string
  /** The export's name, or `*` for all of them under one name. */
  imported: string
  /** What the importing module calls it. */
  local: string
}

/** Everything that a module imports or hands on by name. */
export function importedNames({ body }: Program): ImportedName[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map((specifier) => ({
        source: statement.source.value,
        imported:
          specifier.type === 'ImportSpecifier'
            ? nameOf(specifier.imported)
            : wholeOf(specifier.type),
        local: specifier.local.name,
      }))
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const source = statement.source.value
      return statement.specifiers.map(({ local, exported }) => ({
        source,
        imported: nameOf(local),
        local: nameOf(exported),
      }))
    }
    return []
  })
}

/** The names that a module exports of its own, each with what the module itself calls it. */
export const exportedNames = ({ body }: Program) =>
  body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && !statement.source
      ? statement.specifiers.map(
          ({ local, exported }) => [nameOf(exported), nameOf(local)] as const,
        )
      : [],
  )

const wholeOf = (type: string) => (type === 'ImportDefaultSpecifier' ? 'default' : '*')

const nameOf = (name: { name: string } | { value: string }) =>
  'name' in name ? name.name : name.value
