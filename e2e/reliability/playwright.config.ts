import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

/** Runs every case of the browser tests that inject faults, one at a time, for `check reliability`. */
export default defineConfig({
  ...base,
  testDir: '../specs',
  testMatch: '**/*-faults.spec.ts',
  outputDir: '../test-results/reliability',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/reliability.json' }]],
})
