import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { variablesIn } from '../../../shared/testing/variables-in'
import { commandLine } from '../../commands/line/command-line'
import { settingNames } from '../../site/registry/stored-settings'
import { checkEnvironment, environmentRules } from '../../workspace/environment'
import { sourcesIn } from '../../workspace/files-in'
import { workspaceFolder } from '../../workspace/folders'

/** The system and builds set these, and the tool sets some for its own children. */
const others = /^(?:PATH|NODE_ENV|FIVEFOLD_KIT|VITE_\w+)$/

it('every variable that the release tool reads stands in its list', () => {
  const folder = path.join(workspaceFolder, 'deploy')
  const sources = sourcesIn(folder).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/(?:^|\/)(?:testing|test|real-stores)\//.test(file),
  )
  expect(sources.length).toBeGreaterThan(200)
  const read = sources.flatMap((file) => variablesIn(readFileSync(path.join(folder, file), 'utf8')))
  expect(read).toEqual(expect.arrayContaining(['PORT', 'INTAKE', 'COLLECTOR', 'AZURE_STORAGE_KEY']))
  const named = [...read, ...settingNames]
  expect(
    named.filter((name) => !others.test(name) && !Object.hasOwn(environmentRules, name)),
  ).toEqual([])
})

it.each([
  ['PORT', 'http', 'PORT is “http”, which is not a port between 1 and 65535.'],
  ['INTAKE', 'false', 'INTAKE is “false”, which is not 1, or 0 for off.'],
  ['TRY_OUT', 'yes', 'TRY_OUT is “yes”, which is not 1, or 0 for off.'],
  ['SITE', 'ftp://site', 'SITE is “ftp://site”, which is not a folder, s3://bucket/prefix, or'],
  ['SITE_DIR', 's3://bucket', 'SITE_DIR is “s3://bucket”, which is not a folder.'],
  ['SITE_URL', 'site.example', 'SITE_URL is “site.example”, which is not an address'],
  [
    'COLLECTOR',
    'https://a.example/v1',
    'COLLECTOR is “https://a.example/v1”, which is not an origin',
  ],
  ['SITE', ' ', 'SITE is “ ”, which is not a folder, s3://'],
  ['SITE', 's3://bucket/a b', 'which is not a folder, s3://'],
  ['SITE_DIR', 'site\n', 'which is not a folder.'],
  ['SITE_URL', 'https://site.example ', 'which is not an address'],
  ['WATCH_KEY', 'pass word', 'WATCH_KEY is not a key without spaces.'],
])('%s=%s is refused at the start', (name, value, sentence) => {
  expect(() => checkEnvironment({ [name]: value })).toThrow(sentence)
  expect(() => checkEnvironment({ [name]: '' })).not.toThrow()
})

it('each command checks it before it does anything', async () => {
  vi.stubEnv('PORT', 'http')
  const program = commandLine()
  const run = vi.fn()
  program.command('nothing').action(run)
  await expect(program.parseAsync(['nothing'], { from: 'user' })).rejects.toThrow('PORT is “http”')
  expect(run).not.toHaveBeenCalled()
})
