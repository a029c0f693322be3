import type { Plugin } from 'vite'
import { CodeNotFound } from '../syntax/code-not-found'

/**
 * Removes stylis' vendor prefixes, 1 kB (brotli), from styled-components. They are used only where a
 * StyleSheetManager asks for them. None does, because the browsers of `build.target` need none.
 */
export function noVendorPrefixes(): Plugin {
  return {
    name: 'fivefold:no-vendor-prefixes',
    apply: 'build',
    transform: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler: withoutPrefixes,
    },
  }
}

/** @throws CodeNotFound where the module exports something else. */
export function withoutPrefixes(code: string) {
  if (!/^export function prefix \(value, length, children\)/m.test(code)) {
    throw new CodeNotFound('prefix() in Prefixer.js', 'stylis', 'bundle/no-vendor-prefixes.ts')
  }
  return { code: 'export const prefix = (value) => value', map: null }
}
