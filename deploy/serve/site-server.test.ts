import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  emptyFolder,
  hostBuild,
  releaseBuild,
  remoteBuild,
  withRenderer,
} from '../testing/fake-site'
import { ask as askServer, type Question } from './send-request'
import { expectedAnswers } from './expected-responses'
import { mismatches } from './mismatches'
import { serveSite } from './site-server'

async function served() {
  const site = emptyFolder()
  await releaseBuild(site, 'host', withRenderer(hostBuild(), 'exports.none = true'))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/blog/:id', '/']))
  mkdirSync(path.join(site, '.git'))
  for (const file of ['.env', '.git/config', 'sample.svg']) writeFileSync(path.join(site, file), '')
  const server = await serveSite(site, 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    site,
    port,
    ask: (question: Question) => askServer(`http://localhost:${port}`, question),
  }
}

describe('serving the released site', () => {
  it('gives every answer of the table that nginx is held to as well', async () => {
    const { site, ask } = await served()
    const expected = expectedAnswers(site)
    expect(expected.length).toBeGreaterThan(30)
    expect(await mismatches(site, expected, ask)).toEqual([])
  })

  it('would be found out if it answered otherwise', async () => {
    const { site, ask } = await served()
    const [first] = expectedAnswers(site)
    const other = { ...first, question: { path: '/' }, status: 418, file: 'registry.json' }
    expect(await mismatches(site, [{ ...other, headers: { vary: null } }], ask)).toEqual([
      'GET / answers 200 instead of 418',
      'GET / sends vary: Accept-Encoding instead of null',
      'GET / sends other bytes than registry.json',
    ])
  })

  it.each(['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%00', '/%ff', '//%zz'])(
    'refuses %s',
    async (address) => {
      const { ask } = await served()
      const { status, body } = await ask({ path: address })
      expect([400, 404]).toContain(status)
      expect(body.toString()).not.toContain('root:')
    },
  )

  it('says so when the port is taken', async () => {
    const { port } = await served()
    await expect(serveSite(emptyFolder(), port)).rejects.toThrow(`Port ${port} is in use`)
  })
})
