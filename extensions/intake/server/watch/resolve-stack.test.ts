import { expect, test, vi } from 'vitest'
import { stackResolver } from './resolve-stack'

/** The first column of a script is the start of the second line of its source; the fifth has none. */
const maps = (file: string, source: string) =>
  JSON.stringify({ [file]: { names: [], sources: [source], mappings: 'AACA,I' } })

const files: Record<string, string> = {
  'registry.json': JSON.stringify({ host: { version: '2.0', lastGood: '1.0' } }),
  'remotes/support/1.0/.server/scripts.map': maps('assets/a.js', 'remote-support/src/a.ts'),
  'remotes/support/1.1/.server/scripts.map': '{',
  'host/2.0/.server/scripts.map': maps('assets/new.js', 'host/src/new.ts'),
  'host/1.0/.server/scripts.map': maps('assets/old.js', 'host/src/old.ts'),
}

test.each([
  [
    'of a remote',
    'at submit (/remotes/support/1.0/assets/a.js:1:1)',
    'at remote-support/src/a.ts:2:1',
  ],
  ['of the host', 'at ? (/assets/new.js:1:1)', 'at host/src/new.ts:2:1'],
  ['of the host before it', 'at ? (/assets/old.js:1:1)', 'at host/src/old.ts:2:1'],
])('a line %s becomes a place in the sources', async (_, line, place) => {
  expect(await stackResolver(async (name) => files[name])(line)).toBe(place)
})

test.each([
  'at a (/remotes/support/1.0/assets/a.js:1:6)',
  'at a (/remotes/support/1.0/assets/other.js:1:1)',
  'at a (/remotes/support/1.0/assets/a.js:0:0)',
  'at a (/remotes/support/1.1/assets/a.js:1:1)',
  'at a (/remotes/support/9.9/assets/a.js:1:1)',
  'at a (/remotes/../../a.js:1:1)',
  'Something else',
  '',
])('the line %j has no map, and stays', async (line) => {
  expect(await stackResolver(async (name) => files[name])(line)).toBe(line)
})

test('maps that could not be read are looked for again', async () => {
  let isAway = true
  const resolve = stackResolver(async (name) => (isAway ? undefined : files[name]))
  const line = 'at a (/remotes/support/1.0/assets/a.js:1:1)'
  expect(await resolve(line)).toBe(line)
  isAway = false
  expect(await resolve(line)).toBe('at remote-support/src/a.ts:2:1')
})

test('the maps of a release are read once', async () => {
  const siteFiles = vi.fn(async (name: string) => files[name])
  const resolve = stackResolver(siteFiles)
  const [line] = ['at a (/remotes/support/1.0/assets/a.js:1:1)']
  expect(await resolve(`${line}\n${line}`)).toBe(
    'at remote-support/src/a.ts:2:1\nat remote-support/src/a.ts:2:1',
  )
  await resolve(line)
  expect(siteFiles).toHaveBeenCalledOnce()
})
