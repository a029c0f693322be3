import type { UserConfig } from 'vite'
import { stableStyles } from './styles/stable-styles'

/** A figure or a name of `shared/facts` becomes part of the text that it stands in. */
export const optimization = { inlineConst: true }

/** Of the host's build and of every remote's. */
export const common: UserConfig = {
  ...stableStyles,
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: 'manifest.json',
  },
}
