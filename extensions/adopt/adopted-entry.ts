import { parseSync } from 'vite'
import type { AdoptedRoute } from './adopted-routes'
import type { ForeignManifest } from './foreign-manifest'

/** The entry of an adopted release, beside the one that its tool has built. */
export const adoptedEntryFile = 'adopted-entry.js'

/**
 * A module with our remotes' protocol for a container that another tool has built: it exposes `./routes`.
 * It includes the text of the tool's entry when that is a classic script.
 * @param entry the tool's entry by its name and text.
 */
export function adoptedEntry(
  { metaData }: ForeignManifest,
  entry: { name: string; text: string },
  routes: readonly Pick<AdoptedRoute, 'path' | 'module'>[],
): string {
  const container = isModule(entry.text)
    ? `import * as container from ${JSON.stringify(`./${entry.name}`)}\n`
    : classicEntry(entry.text, metaData.globalName ?? '')
  const modules = Object.fromEntries(routes.map(({ path, module }) => [path, module]))
  return `${container}
const pages = Object.fromEntries(
  Object.entries(${JSON.stringify(modules)}).map(([path, name]) => [path, () => pageOf(name)]),
)

/** A component, or a module that draws the page itself. */
async function pageOf(name) {
  const module = (await container.get(name))()
  return module.mount ? module : module.default
}

export const init = (scope) => container.init(scope)

export const get = async () => () => ({ routes: { pages } })
`
}

const isModule = (text: string) => parseSync('entry.js', text).module.staticExports.length > 0

/**
 * A classic script reads its address from the running script and loads others by script elements, which
 * the policy of pages forbids. Here imports do both, and the browser checks their integrity.
 */
const classicEntry = (text: string, globalName: string) => `
const page = globalThis.document
Object.defineProperty(page, 'currentScript', {
  configurable: true,
  value: { src: import.meta.url, tagName: 'SCRIPT' },
})
queueMicrotask(() => delete page.currentScript)

const scriptElement = () => ({ getAttribute: () => null, setAttribute() {} })

const head = {
  appendChild(element) {
    if (element instanceof Node) return page.head.appendChild(element)
    import(element.src).then(
      () => element.onload?.({ type: 'load', target: element }),
      () => element.onerror?.({ type: 'error', target: element }),
    )
    return element
  },
}

const document = new Proxy(page, {
  get(_, name) {
    if (name === 'head') return head
    if (name === 'createElement') {
      return (tag, options) => (tag === 'script' ? scriptElement() : page.createElement(tag, options))
    }
    const value = page[name]
    return typeof value === 'function' ? value.bind(page) : value
  },
})

${text}
;const container = typeof ${globalName} === 'undefined' ? globalThis[${JSON.stringify(globalName)}] : ${globalName}
`
