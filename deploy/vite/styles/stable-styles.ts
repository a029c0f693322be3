import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { workspaceFolder } from '../../workspace/folders'

/**
 * Stable ids and class names of styled components: the same source gives the same names in every
 * build, so what was rendered ahead and what the browser runs agree. For `styledIds`.
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

/** The compiler's id of a styled component: the module's, and the component's position in it. */
const compiledId = /\bcomponentId: ?"sc-[a-z0-9]+-(\d+)"/g

/**
 * The compiler makes a module's id of its path on this machine; this puts one in its place that is the
 * same wherever the workspace stands.
 */
export function styledIds(): Plugin {
  return {
    name: 'fivefold:styled-ids',
    transform(code, id) {
      if (!code.includes('componentId')) return null
      const own = moduleId(id)
      return {
        code: code.replace(compiledId, (_, position) => `componentId: "sc-${own}-${position}"`),
        map: null,
      }
    },
  }
}

function moduleId(id: string) {
  const [file = id] = id.split('?')
  const module = path.relative(workspaceFolder, file).replaceAll(path.sep, '/')
  const hash = createHash('sha256').update(module).digest('hex')
  return BigInt(`0x${hash}`).toString(36).slice(0, 6)
}
