import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../serve/port'
import { readRegistryFile } from '../../site/registry/registry-file'
import { serveSite } from '../../serve/site-server'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { deployedSite, releasedRegistry } from './released-site'

describe('the deployed site that development uses', () => {
  it('is the origin of SITE_URL, and no site without one', () => {
    expect(deployedSite({ SITE_URL: 'https://www.fivefold.example/support' })).toBe(
      'https://www.fivefold.example',
    )
    expect(deployedSite({})).toBeUndefined()
  })

  it.each(['www.fivefold.example', 'localhost:3000', 'file:///etc'])('is not %s', (text) => {
    expect(() => deployedSite({ SITE_URL: text })).toThrow('which is not an address')
  })

  it('returns the registry', async () => {
    const site = emptyFolder()
    await releaseBuild(site, 'host', hostBuild())
    await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
    const server = await serveSite(site, 0)
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    expect(await releasedRegistry(`http://localhost:${port}`)).toEqual(readRegistryFile(site))
  })

  it('is named when it is unreachable, or has no valid registry', async () => {
    let answer = { status: 404, text: 'Not found' }
    const server = await listen(
      createServer((_request, response) => {
        response.writeHead(answer.status).end(answer.text)
      }),
      0,
    )
    const { port } = server.address() as AddressInfo
    const reading = () => releasedRegistry(`http://localhost:${port}`)
    await expect(reading()).rejects.toThrow(
      `localhost:${port}/registry.json cannot be read (status 404)`,
    )
    answer = { status: 200, text: '<!doctype html>' }
    await expect(reading()).rejects.toThrow('cannot be read')
    await new Promise((resolve) => server.close(resolve))
    await expect(reading()).rejects.toThrow('Is SITE_URL the address of a deployed site?')
  })
})
