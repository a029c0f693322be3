import { filesOf, mutationAreas, requiredScore } from './deploy/test/mutation/mutation-areas'

const results = 'test-results/mutation'

/** Options of `pnpm test:mutation`; deploy/test/mutation/mutation-areas.ts lists the mutated files. */
export default {
  mutate: mutationAreas.flatMap(filesOf),
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Added to one and a half times the time of the tests without a mutant. Most mutants that exceed it
  // never end.
  timeoutMS: 3000,
  concurrency: 2,
  thresholds: { high: 95, low: requiredScore, break: requiredScore },
  // Reuses results for code and tests that have not changed.
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: `${results}/sandbox`,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `${results}/report.html` },
  // Parts of the workspace that the mutated packages do not need.
  ignorePatterns: ['/.site*', '/bench', '/docs', '/e2e', '/remote-*', '/test-results', 'dist'],
}
