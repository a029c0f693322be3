import type { Plugin } from 'vite'

/**
 * Lets what nobody uses of react-router be shaken off. Its one module creates contexts and forwarded
 * components, and names them for developer tools, at its top level; a bundler must take each of these
 * for an effect and keeps it with all that it refers to.
 */
export function shakableRouter(): Plugin {
  return {
    name: 'fivefold:shakable-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = ".+";$/gm, ''),
        map: null,
      }),
    },
  }
}
