import { documentedExports } from './documented-exports'

/** Imports that examples may leave out. */
const prelude = `import { useRef, useState } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
`

/**
 * The example of each export of a module, as a file that TypeScript can check, by the export's name.
 * Types have none, and neither has what is `@internal`; undefined where an example is missing.
 * @param text the module's declarations.
 */
export function exampleFiles(
  module: string,
  text: string,
): ReadonlyMap<string, string | undefined> {
  const values = documentedExports(text).filter(({ isType }) => !isType)
  const names = values.map(({ name }) => name).join(', ')
  const given = `${prelude}import { ${names} } from '@fivefold/shared/${module}'`
  return new Map(
    values
      .filter(({ comment }) => !/^@(?:internal|deprecated)\b/m.test(comment))
      .map(({ name, comment }) => [name, exampleFile(given, comment)]),
  )
}

function exampleFile(given: string, comment: string) {
  const [, example] = /^@example\s([^]+?)(?=\n@|$(?![^]))/m.exec(comment) ?? []
  if (example === undefined) return undefined
  const lines = example.trim().split('\n')
  const isImport = (line: string) => line.startsWith('import ')
  return [
    given,
    ...lines.filter(isImport),
    'export function Example() {',
    // A line that begins with an element does not continue the one before it.
    ...lines.filter((line) => !isImport(line)).map((line) => line.replace(/^<(?=\w)/, ';<')),
    '}',
    '',
  ].join('\n')
}
