import { existsSync } from 'node:fs'
import path from 'node:path'
import MagicString from 'magic-string'
import * as v from 'valibot'
import { parseSync, Visitor, type Plugin } from 'vite'
import { readPackage } from '../../../deploy/workspace/read-package'
import { CodeNotFound } from '../../../deploy/build/syntax/code-not-found'
import { edited, type Edited } from '../../../deploy/build/syntax/edited'

/**
 * Gives the styled-components of an own React other class names than the host's. styled-components
 * derives class names from its version, and recognizes its style elements by it. Another copy of
 * the host's version would write the host's rules again, after the host's own, and so change which
 * of them win.
 * @param version instead of its own.
 */
export function ownClassNames(version: string): Plugin {
  return {
    name: 'fivefold:own-class-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/styled-components\/dist\/[^/]+\.js$/ },
      handler: (code, id) => withVersion(code, versionOf(id), version),
    },
  }
}

/** @throws CodeNotFound when the version stands there not exactly once. */
export function withVersion(code: string, version: string, own: string): Edited {
  const edits = new MagicString(code)
  let found = 0
  new Visitor({
    Literal({ value, start, end }) {
      if (value !== version) return
      found += 1
      edits.overwrite(start, end, JSON.stringify(own))
    },
  }).visit(parseSync('styled-components.js', code).program)
  if (found === 1) return edited(edits)
  throw new CodeNotFound(
    `its version ${version} once`,
    'styled-components',
    'own-react/own-class-names.ts',
  )
}

function versionOf(id: string) {
  let folder = path.dirname(id)
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return readPackage(folder, v.object({ version: v.string() })).version
}
