import { parseSync } from 'vite'
import type { SourceFiles } from './migration'

interface Move {
  name: string
  /** The module that gave the export, by the name that it is imported by. */
  from: string
  to: string
}

/** Lets files import an export from the module that it has moved to. */
export const movedExport =
  (move: Move) =>
  (files: SourceFiles): SourceFiles =>
    new Map([...files].map(([file, text]) => [file, withMove(file, text, move)]))

function withMove(file: string, text: string, { name, from, to }: Move): string {
  if (!/\.tsx?$/.test(file) || !text.includes(from)) return text
  const { module } = parseSync(file, text)
  const statement = module.staticImports.find(
    ({ moduleRequest, entries }) =>
      moduleRequest.value === from && entries.some(({ importName }) => importName.name === name),
  )
  if (statement === undefined) return text
  const written = statement.entries.map((entry) => ({
    isMoved: entry.importName.name === name,
    text: importedAs(entry),
  }))
  const lines = [
    importOf(
      to,
      written.filter(({ isMoved }) => isMoved).map((entry) => entry.text),
    ),
    importOf(
      from,
      written.filter(({ isMoved }) => !isMoved).map((entry) => entry.text),
    ),
  ]
  const semicolon = text[statement.end - 1] === ';' ? ';' : ''
  const replaced = lines.flat().join(`${semicolon}\n`) + semicolon
  return withMove(file, text.slice(0, statement.start) + replaced + text.slice(statement.end), {
    name,
    from,
    to,
  })
}

interface Entry {
  importName: { name: string | null }
  localName: { value: string }
  isType: boolean
}

function importedAs({ importName, localName, isType }: Entry) {
  const name = importName.name ?? 'default'
  const words = name === localName.value ? name : `${name} as ${localName.value}`
  return isType ? `type ${words}` : words
}

const importOf = (module: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${module}'`]
