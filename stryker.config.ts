import { filesOf, mutationAreas, requiredScore } from './deploy/test/mutation/mutation-areas'

const results = 'test-results/mutation'

/** Read by `pnpm test:mutation`; what is changed stands in deploy/test/mutation/mutation-areas.ts. */
export default {
  mutate: mutationAreas.flatMap(filesOf),
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Beyond half as long again as the tests took without a change; most of those never end.
  timeoutMS: 3000,
  concurrency: 2,
  thresholds: { high: 95, low: requiredScore, break: requiredScore },
  // What was found out about code and tests that have not changed since is not found out again.
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: `${results}/sandbox`,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `${results}/report.html` },
  // What stands in the workspace besides the packages that are tested.
  ignorePatterns: ['/.site*', '/bench', '/docs', '/e2e', '/remote-*', '/test-results', 'dist'],
}
