import { sitePackages } from '../packages'
import { filesOf, mutationAreas, requiredScore } from './mutation-areas'

const remotes = sitePackages.filter((name) => !/^(?:shared|host|extensions)\b/.test(name))
const results = 'test-results/mutation'

/** `pnpm check mutation` reads it; mutation-areas.ts lists what is changed. */
export default {
  mutate: mutationAreas.flatMap(filesOf),
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'checks/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Milliseconds beyond 1.5 times the duration without a change; most slower tests never end.
  timeoutMS: 3000,
  concurrency: 2,
  thresholds: { high: 95, low: requiredScore, break: requiredScore },
  // Results for unchanged code and tests are kept.
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: `${results}/sandbox`,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `${results}/report.html` },
  // Folders without tested code.
  ignorePatterns: [
    ...['.site*', 'bench', 'docs', 'e2e', 'test-results', ...remotes].map((name) => `/${name}`),
    'dist',
  ],
}
