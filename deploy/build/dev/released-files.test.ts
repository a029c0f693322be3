import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emptyFolder } from '../../testing/fake-site'
import { exchange } from '../../testing/requests/raw-connection'
import { openFiles } from '../../testing/requests/process-state'
import { releasedFiles } from './dev-server'

const address = '/remotes/support/1.0.0/remoteEntry.js'

async function served() {
  const root = emptyFolder()
  mkdirSync(path.dirname(path.join(root, address)), { recursive: true })
  writeFileSync(path.join(root, address), `export {}${' '.repeat(2 ** 22)}`)
  vi.stubEnv('SITE', root)
  vi.stubEnv('SITE_URL', '')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: 'localhost', watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [releasedFiles()],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port)
  return (target: string, headers = '', cut?: 'answered') =>
    exchange(
      port,
      [
        Buffer.from(
          `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`,
        ),
      ],
      cut,
    )
}

const statusOf = (answer: Buffer) => Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1])

it('answers requests that it cannot serve, and keeps running', async () => {
  const ask = await served()
  const [entry, range, ...others] = await Promise.all([
    ask(address),
    ask(address, 'range: bytes=5-2\r\n'),
    ask(`${address}/x`),
    ask(`/remotes/${'x'.repeat(300)}.js`),
    ask('/remotes/support'),
    ask('//'),
    ask('/%'),
  ])
  expect([entry, range].map(statusOf)).toEqual([200, 416])
  expect(others.map(statusOf).filter((status) => !(status >= 200))).toEqual([])
  expect(statusOf(await ask(address))).toBe(200)
})

it('leaves no file open after aborted downloads', async () => {
  const ask = await served()
  await ask(address)
  const before = openFiles()
  await Promise.all(Array.from({ length: 50 }, () => ask(address, '', 'answered')))
  await expect.poll(openFiles).toBeLessThanOrEqual(before)
})
