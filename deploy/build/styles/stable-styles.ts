import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import MagicString from 'magic-string'
import * as v from 'valibot'
import { parseSync, Visitor, type Plugin, type UserConfig } from 'vite'
import { readPackage } from '../../workspace/read-package'
import { CodeNotFound } from '../syntax/code-not-found'
import { edited, type Edited } from '../syntax/edited'

/**
 * Stable ids and class names of styled components: the same source gives the same names in every
 * build, so that prerendered pages and the browser agree. For `styledIds`.
 */
export const stableStyles: UserConfig = {
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: true,
        minify: true,
        pure: true,
      },
    },
  },
}

/**
 * The compiler derives the id of a styled component from its module's path on this machine; this
 * plugin derives it from its package's name and its path there.
 */
export function styledIds(): Plugin {
  return {
    name: 'fivefold:styled-ids',
    transform: {
      filter: { code: 'styled-components', id: { exclude: /\/node_modules\// } },
      handler: (code, id) => withStableIds(code, moduleName(id)),
    },
  }
}

/** @throws CodeNotFound when a module that can have styled components has none with an id. */
export function withStableIds(code: string, module: string): Edited {
  const { program, module: syntax } = parseSync('module.js', code)
  const edits = new MagicString(code)
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'componentId') return
      const [, position] =
        /^sc-[a-z0-9]+-(\d+)$/.exec(value.type === 'Literal' ? String(value.value) : '') ?? []
      if (position === undefined) throw notFound(module)
      edits.overwrite(value.start, value.end, `"sc-${hashOf(module)}-${position}"`)
    },
  }).visit(program)
  const styled = syntax.staticImports.some(
    ({ moduleRequest, entries }) =>
      moduleRequest.value === 'styled-components' &&
      entries.some(({ importName }) => importName.kind === 'Default'),
  )
  if (styled && !edits.hasChanged()) throw notFound(module)
  return edited(edits)
}

const notFound = (module: string) =>
  new CodeNotFound(
    `an id such as componentId: "sc-1a2b3c-0" for the styled components of ${module}`,
    'The compiler (oxc, part of Vite)',
    'styles/stable-styles.ts',
  )

/** The module's name from its package on: remotes of other repositories have files of the same path. */
function moduleName(id: string) {
  const [file = id] = id.split('?')
  let folder = path.dirname(file)
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  const { name } = readPackage(folder, packageName)
  return `${name}/${path.relative(folder, file).replaceAll(path.sep, '/')}`
}

const packageName = v.object({ name: v.string('has no name') })

function hashOf(module: string) {
  const hash = createHash('sha256').update(module).digest('hex')
  return BigInt(`0x${hash}`).toString(36).slice(0, 6)
}
