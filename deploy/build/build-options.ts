import type { UserConfig } from 'vite'
import { stableStyles } from './styles/stable-styles'

/** A figure or a name of `shared/facts` becomes part of the text that it stands in. */
export const optimization = { inlineConst: true }

/**
 * First line of a script most of whose functions run when a page starts: V8 compiles them while it is
 * fetched, off the main thread, and not each at its first call (docs/decisions/small-scripts.md). Other
 * engines take it for a comment.
 */
export const compiledAhead = '//# allFunctionsCalledOnLoad'

/** An app has them in the version that its own package.json names, the shared package's modules included. */
export const ownPackages = ['react', 'react-dom', 'styled-components']

/** Of the host's build and of every remote's. */
export const common: UserConfig = {
  ...stableStyles,
  resolve: { dedupe: ownPackages },
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The build that prerenders pages writes into the same folder at the same time.
    emptyOutDir: false,
    manifest: 'manifest.json',
  },
}
