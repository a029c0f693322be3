import type { Plugin } from 'vite'
import { CodeNotFound } from '../syntax/code-not-found'

/**
 * Leaves stylis' vendor prefixes, 1 kB (brotli), out of styled-components: it adds them where a
 * StyleSheetManager asks, and none does, since the browsers of `build.target` need none.
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
