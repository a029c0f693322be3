import type { UserConfig } from 'vite'
import { stableStyles } from './styles/stable-styles'

/** Inlines the constants of `shared/domain/facts` into the texts that use them. */
export const optimization = { inlineConst: true }

/**
 * The first line of scripts whose functions mostly run when a page starts. V8 then compiles all of them
 * off the main thread while the script loads, instead of each at its first call
 * (docs/decisions/small-scripts.md). Other engines treat the line as a comment.
 */
export const compiledAhead = '//# allFunctionsCalledOnLoad'

/**
 * Every module of a build gets the version that the app's package.json names, modules of the shared
 * package included.
 */
export const ownPackages = ['react', 'react-dom', 'styled-components']

/** Options that the builds of the host and of every remote share. */
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
