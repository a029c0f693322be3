import type { UserConfig } from 'vite'

/**
 * Stable ids and class names of styled components: the same source gives the same names in every
 * build, so what was rendered ahead and what the browser runs agree.
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
