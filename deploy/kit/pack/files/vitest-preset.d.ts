import type { ViteUserConfig } from 'vitest/config'

/** Runs the tests below `src`. One that needs a document says `// @vitest-environment jsdom`. */
declare const config: ViteUserConfig

// oxlint-disable-next-line import/no-default-export -- Vitest reads the default export.
export default config
