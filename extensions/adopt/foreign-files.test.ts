import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../../deploy/serve/port'
import { sendFirst } from '../../deploy/serve/send-file'
import { emptyFolder } from '../../deploy/testing/fake-site'
import { foreignBuild } from '../../deploy/testing/foreign-build'
import { filesIn } from '../../deploy/workspace/files-in'
import { copyForeignBuild } from './foreign-files'

/** A server that answers with a page wherever it has no file. */
async function served(folder: string) {
  const server = createServer((request, response) => {
    void sendFirst(folder, [request.url ?? ''], request, response).then((isThere) => {
      if (!isThere) response.setHeader('content-type', 'text/html').end('<!doctype html>')
    })
  }).listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://localhost:${portOf(server)}/mf-manifest.json`
}

test('fetches the files that the manifest or a script names, and no others', async () => {
  const target = emptyFolder()
  const { name } = await copyForeignBuild(await served(foreignBuild()), target)
  expect(name).toBe('invoices')
  expect(filesIn(target).toSorted()).toEqual([
    'own-react.js',
    'page.js',
    'parts/details.js',
    'parts/list.js',
    'parts/mark.svg',
    'remoteEntry.js',
  ])
})

test('names a missing file of the manifest', async () => {
  const build = foreignBuild({}, { remoteEntry: { name: 'entry.js' } })
  await expect(copyForeignBuild(await served(build), emptyFolder())).rejects.toThrow(
    'names entry.js, which does not answer.',
  )
})

test('copies a folder without the tool’s own files', async () => {
  const target = emptyFolder()
  await copyForeignBuild(path.join(foreignBuild(), 'mf-manifest.json'), target)
  expect(existsSync(path.join(target, 'parts/mark.svg'))).toBe(true)
})
