import type { ViteUserConfig } from 'vitest/config'

/**
 * Unit tests of a remote in a repository of its own, with styles as in its builds: those below `src`. One that
 * needs a document says `// @vitest-environment jsdom`.
 */
const config: ViteUserConfig = {
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Its modules import each other as bundlers resolve them.
    server: { deps: { inline: [/@fivefold\/shared/] } },
  },
}

// oxlint-disable-next-line import/no-default-export -- Vitest reads the default export.
export default config
