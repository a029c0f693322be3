import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

/** Every case of the browser tests that inject faults, one after the other: a part of `test:reliability`. */
export default defineConfig({
  ...base,
  testDir: '../specs',
  testMatch: '**/*-faults.spec.ts',
  outputDir: '../test-results/reliability',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/reliability.json' }]],
})
