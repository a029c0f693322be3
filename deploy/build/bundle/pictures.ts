import { readFileSync } from 'node:fs'
import { transformWithOxc, type Plugin } from 'vite'

const query = '?picture'

/**
 * `import Queue from './queue.svg?picture'` gives a component that draws the file: its attributes add to
 * those of the file, its children follow the file's. Pages forbid markup from strings
 * (docs/decisions/page-policy.md).
 */
export function pictures(): Plugin {
  return {
    name: 'fivefold:pictures',
    // Before Vite makes an address of the file.
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?picture$/ },
      async handler(id) {
        const file = id.slice(0, -query.length)
        this.addWatchFile(file)
        const { code } = await transformWithOxc(
          componentOf(readFileSync(file, 'utf8')),
          file.replace(/svg$/, 'jsx'),
          { jsx: { runtime: 'automatic', development: false } },
        )
        return code
      },
    },
  }
}

/** The file as JSX: React names attributes in camel case, and a document's SVG needs no namespace. */
export function componentOf(svg: string): string {
  const markup = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/ (?!aria-|data-)([a-z]+)-([a-z])([a-z]+)=/g, (_attribute, first, initial, rest) => {
      return ` ${first}${initial.toUpperCase()}${rest}=`
    })
    .replace(/^\s*<svg([^>]*)>/, '<svg$1 {...props}>')
    .replace(/<\/svg>\s*$/, '{props.children}</svg>')
  return `export default (props) => ${markup}`
}
