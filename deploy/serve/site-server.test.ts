import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hostBuild, emptyFolder, releaseBuild, remoteBuild } from '../test/fake-site'
import { serveSite } from './site-server'

async function served() {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  const { release } = await releaseBuild(
    site,
    'support',
    remoteBuild('support', ['/support', '/blog/:id', '/']),
  )
  mkdirSync(path.join(site, '..secret'), { recursive: true })
  writeFileSync(path.join(site, 'sample.svg'), '<svg/>')
  const server = await serveSite(site, 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { release, port, get: (address: string, headers = {}) => get(port, address, headers) }
}

function get(port: number, address: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ host: 'localhost', port, path: address, headers }, (response) => {
        let body = ''
        response.on('data', (chunk) => (body += String(chunk)))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('serving the released site', () => {
  it('answers a route with its page, whatever the query or a slash at the end', async () => {
    const { get: ask } = await served()
    for (const address of ['/support', '/support/', '/support?search=a', '/blog/any-post', '/']) {
      const { status, body, headers } = await ask(address)
      expect(status, address).toBe(200)
      expect(body).toContain('<title>')
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['content-type']).toContain('text/html')
    }
  })

  it('serves releases for ever, under every spelling of their address', async () => {
    const { get: ask, release } = await served()
    for (const version of [release, release.replace('1', '%31')]) {
      const { status, headers } = await ask(`/remotes/support/${version}/remoteEntry.js`)
      expect(status).toBe(200)
      expect(headers['cache-control']).toContain('immutable')
      expect(headers['content-type']).toContain('javascript')
    }
  })

  it('sends the compressed copy to who takes it', async () => {
    const { get: ask } = await served()
    expect((await ask('/support', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
      'br',
    )
    expect((await ask('/support', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
    expect((await ask('/support')).headers['content-encoding']).toBeUndefined()
  })

  it('answers 404 with the page for people, and in plain text for files', async () => {
    const { get: ask } = await served()
    const page = await ask('/no/such/page')
    expect(page.status).toBe(404)
    expect(page.body).toContain('<title>Page not found')
    const file = await ask('/assets/no-such-file.js')
    expect(file.status).toBe(404)
    expect(file.headers['content-type']).toBe('text/plain')
    expect((await ask('/remotes/support/0.0.0/entry')).status).toBe(404)
  })

  it.each(['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%00', '/%ff', '//%zz'])(
    'refuses %s',
    async (address) => {
      const { get: ask } = await served()
      const { status, body } = await ask(address)
      expect([400, 404]).toContain(status)
      expect(body).not.toContain('root:')
    },
  )

  it('sends the security headers with everything', async () => {
    const { get: ask } = await served()
    for (const address of ['/', '/nowhere', '/registry.json']) {
      const { headers } = await ask(address)
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('says so when the port is taken', async () => {
    const { port } = await served()
    await expect(serveSite(emptyFolder(), port)).rejects.toThrow(`Port ${port} is in use`)
  })
})
