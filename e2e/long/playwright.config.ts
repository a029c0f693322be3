import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

/** What takes minutes: every case of a matrix that the specs of `test` walk through in part. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/long',
  timeout: 600_000,
})
