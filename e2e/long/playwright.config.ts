import { defineConfig } from '@playwright/test'
import type { ChangedBy } from '../fixtures/test'
import base from '../playwright.config'

// fixtures/long-run.ts reads it, also in worker processes.
process.env['LONG_RUN'] = '1'

/** Every case of the matrices of which `pnpm test` runs a part; takes minutes. */
export default defineConfig<{ changedBy: ChangedBy }>({
  ...base,
  testDir: '..',
  outputDir: '../test-results/long',
  timeout: 600_000,
  projects: [
    {
      name: 'pages',
      testMatch: [
        'specs/accessibility/accessibility*.spec.ts',
        'specs/loading/back-forward-cache.spec.ts',
        'specs/loading/before-start.spec.ts',
        'specs/loading/late-face.spec.ts',
        'specs/loading/prerendered.spec.ts',
        'specs/loading/start-on-intent.spec.ts',
        'specs/marketing/every-page/*.spec.ts',
        'specs/releases/{documented-commands,own-repository}.spec.ts',
        'specs/security/cross-site-scripting.spec.ts',
        'specs/shell/{addresses,form-context,input-methods,search-hits}.spec.ts',
      ],
    },
    { name: 'xss', testMatch: 'long/every-payload.spec.ts' },
    { name: 'translated', testDir: '../specs', use: { changedBy: 'a translator' } },
    { name: 'extended', testDir: '../specs', use: { changedBy: 'an extension' } },
  ],
})
