import { once } from 'node:events'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyFolder } from '../testing/fake-site'
import { siteWithHiddenFiles } from '../testing/site-with-hidden-files'
import { sendRequest, type RawRequest } from '../testing/responses/send-request'
import { expectedResponses } from '../testing/responses/expected-responses'
import { compareResponses } from '../testing/responses/compare-responses'
import { serveSite } from './site-server'

async function served() {
  const site = await siteWithHiddenFiles()
  const server = await serveSite(site, 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    site,
    port,
    send: (request: RawRequest) => sendRequest(`http://localhost:${port}`, request),
  }
}

describe('serving the released site', () => {
  it('gives every response that is expected of nginx, too', async () => {
    const { site, send } = await served()
    const expected = expectedResponses(site)
    expect(expected.length).toBeGreaterThan(30)
    expect(await compareResponses(site, expected, send)).toEqual([])
  })

  it('is compared in every detail', async () => {
    const { site, send } = await served()
    const [first] = expectedResponses(site)
    const other = { ...first, request: { path: '/' }, status: 418, file: 'registry.json' }
    expect(await compareResponses(site, [{ ...other, headers: { vary: null } }], send)).toEqual([
      'GET / answers 200 instead of 418',
      'GET / sends vary: Accept-Encoding instead of null',
      'GET / sends other bytes than registry.json',
    ])
  })

  it.each(['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%00', '/%ff', '//%zz', '/x/..'])(
    'has the not-found page at %s',
    async (address) => {
      const { site, send } = await served()
      const { status, body } = await send({ path: address })
      expect(status).toBe(404)
      expect(body).toEqual(readFileSync(path.join(site, '404.html')))
    },
  )

  it.each(['/', '/registry.json', '/404.html'])(
    'sends %s again when it has changed and kept its size and time',
    async (address) => {
      const { site, send } = await served()
      const file = path.join(site, address === '/' ? 'index.html' : address)
      const { atime, mtime } = statSync(file)
      const { etag = '', 'last-modified': known = mtime.toUTCString() } = (
        await send({ path: address })
      ).headers
      const conditional = {
        path: address,
        headers: { 'if-none-match': etag, 'if-modified-since': known },
      }
      expect((await send(conditional)).status).toBe(304)
      const changed = readFileSync(file, 'utf8').replace(/[a-z]/, (letter) => letter.toUpperCase())
      writeFileSync(file, changed)
      utimesSync(file, atime, mtime)
      const { status, body } = await send(conditional)
      expect([status, String(body)]).toEqual([200, changed])
      const { status: dated } = await send({
        path: address,
        headers: { 'if-modified-since': known },
      })
      expect(dated).toBe(200)
    },
  )

  it('goes on after a file that cannot be read', async () => {
    const { site, port } = await served()
    // It is there, and nothing can open it.
    const socket = createServer().listen(path.join(site, 'sample.txt'))
    onTestFinished(() => void socket.close())
    await once(socket, 'listening')
    await fetch(`http://localhost:${port}/sample.txt`).catch(() => {})
    expect(await fetch(`http://localhost:${port}/`)).toHaveProperty('status', 200)
  })

  it('says so when the port is taken', async () => {
    const { port } = await served()
    await expect(serveSite(emptyFolder(), port)).rejects.toThrow(`Port ${port} is in use`)
  })
})
