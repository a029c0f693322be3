import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config'
import { workspaceFolder } from '../site'

/** Made by the first process, whose variable tells the others. */
function newFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'fivefold-intake-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}

const folder = (process.env['INTAKE_TEST_FOLDER'] ??= newFolder())
// Tests take copies of this site.
const site = (process.env['SITE_DIR'] = path.join(folder, 'site'))

/** A site that is built with an intake, and the intake. Takes a minute for the builds. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/intake',
  projects: [{ name: 'intake' }],
  webServer: {
    command: 'node --import tsx deploy/cli.ts start',
    cwd: workspaceFolder,
    env: {
      PORT: '',
      INTAKE: '1',
      // All tests come from one address.
      INTAKE_RATE: '600',
      WATCH_KEYS: 'key-of-a-collector',
      SITE_DIR: site,
      INTAKE_FOLDER: path.join(folder, 'database'),
      OPERATORS: 'agent:agent@fivefold.example admin:chief@fivefold.example',
    },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    wait: { stdout: /at (?<site_origin>http:\S+)/ },
  },
})
