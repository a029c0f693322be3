import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sendRequest } from '../../testing/responses/send-request'
import { namedErrors } from './named-errors'

/** Compilers colour their messages for a terminal, unless the environment says otherwise. */
const coloured: Plugin = {
  name: 'coloured',
  transform(code) {
    this.error({ message: '\u001b[31mExpected `}`\u001b[39m', frame: `\u001b[2m${code}\u001b[22m` })
  },
}

it('a module with a syntax error throws it, with its file, when a page imports the module', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fivefold-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(path.join(root, 'broken-page.ts'), 'export const page = {\n')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: 'localhost', watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [namedErrors(), coloured],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const toPage = vi.spyOn(server.environments.client.hot, 'send')
  const [address = ''] = server.resolvedUrls?.local ?? []
  const { status, headers, body } = await sendRequest(address, {
    path: '/broken-page.ts',
    headers: { 'sec-fetch-dest': 'script' },
  })
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript'])
  expect(JSON.stringify(toPage.mock.calls)).toMatch(/^(?!.*u001b).*`}`/)
  expect(() => new Function(body.toString())()).toThrow(/broken-page\.ts:\d+: .*`}`/)
})
