import type { Plugin } from 'vite'

/**
 * Lets what nobody uses of react-router be shaken off. Its one module creates contexts, forwarded
 * components and classes of components at its top level, names them for developer tools and gives
 * them their contexts; a bundler must take each of these for an effect and keeps it with all that it
 * refers to.
 */
export function shakableRouter(): Plugin {
  return {
    name: 'fivefold:shakable-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  }
}

/** The same module without effects at its top level that are none. */
export function withoutEffects(code: string): string {
  const contexts = new Map(
    [...code.matchAll(contextOfClass)].map(([, name = '', context = '']) => [name, context]),
  )
  return code
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = ".+";$/gm, '')
    .replace(contextOfClass, '')
    .replace(classOfComponents, (_class, name: string, base: string, body: string) => {
      const context = contexts.get(name)
      const own = context === undefined ? '' : ` static contextType = ${context};`
      return `var ${name} = /* @__PURE__ */ (() => class extends ${base} {${own}${body}})();`
    })
}

const contextOfClass = /^(\w+)\.contextType = (\w+);$/gm
const classOfComponents = /^var (\w+) = class extends (React\d*\.Component) \{(.*?^)\};$/gms
