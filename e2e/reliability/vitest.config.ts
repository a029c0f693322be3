import { defineConfig, mergeConfig } from 'vitest/config'
import everyTest from '../../vitest.config'

/** Runs every case of the tests that inject faults, as a part of `pnpm check reliability`. */
const { projects: _, reporters: __, ...test } = everyTest.test ?? {}

export default mergeConfig(
  { ...everyTest, test },
  defineConfig({
    test: {
      include: ['{host,shared,deploy,extensions,remote-*}/**/*-faults.test.{ts,tsx}'],
      provide: { faultDepth: 'full' },
      reporters: ['default', ['json', { outputFile: 'test-results/reliability-unit.json' }]],
    },
  }),
)
