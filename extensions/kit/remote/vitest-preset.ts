import type { ViteUserConfig } from 'vitest/config'

/**
 * Runs the unit tests below `src` of a remote in its own repository, with styles as in its builds.
 * A test that needs a document says `// @vitest-environment jsdom`.
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
