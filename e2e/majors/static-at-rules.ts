import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const queries = [
  { rule: '@media', use: /\$\{(media\.\w+)\} \{/g },
  { rule: '@container', use: /\$\{(header\.\w+|besideEachOther)\} \{/g },
]

const definition = /(?<=')@(?:media|container) (?=.*\)')/g

/**
 * Rewrites sources for styled-components 7, where an at-rule’s name must be in the template, as in
 * `@media ${query}`: version 7 reads an interpolation before a block as a selector.
 * @param workspace a copy of the workspace.
 */
export function writeStaticAtRules(workspace: string) {
  for (const folder of readdirSync(workspace).filter(hasStyles)) {
    const root = path.join(workspace, folder)
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!/^(?!.*node_modules).*\.tsx?$/.test(file)) continue
      const target = path.join(root, file)
      if (statSync(target).isFile()) writeFileSync(target, rewritten(readFileSync(target, 'utf8')))
    }
  }
}

const hasStyles = (folder: string) => /^(?:extensions|host|shared|remote-.+)$/.test(folder)

const rewritten = (code: string) =>
  queries.reduce(
    (text, { rule, use }) => text.replace(use, (_, query) => `${rule} \${${query}} {`),
    code.replace(definition, ''),
  )
