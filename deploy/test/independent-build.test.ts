import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { buildApp } from '../build-app'
import { readPublished } from '../release/published-release'
import { rendererFile } from '../prerender/renderer-file'
import { buildFolder, workspaceFolder } from '../workspace'

const passedOver = /(?:^|\/)(?:node_modules|\.[^/]+|test-results)(?:\/|$)/

/** Time of the last change of every file of the workspace, by its path. */
function changesOf(folder: string, below = ''): Map<string, number> {
  const changes = new Map<string, number>()
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name)
    if (passedOver.test(name)) continue
    if (entry.isDirectory()) for (const change of changesOf(folder, name)) changes.set(...change)
    else changes.set(name, statSync(path.join(folder, name)).mtimeMs)
  }
  return changes
}

it('builds one app alone and touches nothing outside its folder', { timeout: 60_000 }, async () => {
  // The federation plugin switches itself off where it sees a test runner.
  vi.stubEnv('VITEST', undefined)
  const before = changesOf(workspaceFolder)
  await buildApp('support')
  const after = changesOf(workspaceFolder)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  expect(changed).toContain('remote-support/dist/release.json')
  expect(changed.filter((file) => !file.startsWith('remote-support/dist/'))).toEqual([])

  const { contract, pages } = readPublished(buildFolder('support'))
  const store = contract?.modules['@fivefold/shared/store/site-store']?.exports
  expect(store).toContain('commit')
  expect(store, 'what only the host uses').not.toContain('startStore')
  expect(contract?.modules['react']?.exports).toContain('useState')
  expect(pages?.['/support']?.join()).toContain('support-home-page')
  expect(pages?.['/support']?.join(), 'what another page needs').not.toContain('new-ticket-page')
  expect(existsSync(path.join(buildFolder('support'), rendererFile))).toBe(true)
})
