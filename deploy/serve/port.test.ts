import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { emptyFolder } from '../testing/fake-site'
import { noteServedPort, servedPort } from './served-port'
import { freeSitePort, listen, listenOnSitePort, portFromEnvironment, portOf } from './port'

async function takenPort(start = listenOnSitePort) {
  const server = await start(createServer())
  onTestFinished(() => void server.close())
  return portOf(server)
}

describe('the port of a command', () => {
  it('is 3000 or the next free one, and a command says so', async () => {
    vi.stubEnv('PORT', '')
    const info = vi.spyOn(console, 'info').mockReturnValue()
    const first = await takenPort()
    const second = await takenPort()
    expect(first).toBeGreaterThanOrEqual(3000)
    expect(second).toBeGreaterThan(first)
    expect(info).toHaveBeenLastCalledWith(`Port 3000 is in use, so this takes ${second}.`)
  })

  it('is PORT, which has to be free', async () => {
    const port = await takenPort((server) => listen(server, 0))
    vi.stubEnv('PORT', String(port))
    await expect(freeSitePort()).rejects.toThrow(`Port ${port} is in use: set PORT to another one`)
  })

  it.each(['0', '65536', '80.5', 'http'])('is not %s', (port) => {
    vi.stubEnv('PORT', port)
    expect(portFromEnvironment).toThrow(`PORT is “${port}”, which is not a port`)
  })
})

describe('the port at which a site is served', () => {
  it('is known while its server runs', () => {
    const site = emptyFolder()
    expect(servedPort(site)).toBeUndefined()
    noteServedPort(site, 4100)
    expect(servedPort(site)).toBe(4100)
  })

  it('is not noted where the site cannot be written', () => {
    noteServedPort('/dev/null/site', 4100)
    expect(servedPort('/dev/null/site')).toBeUndefined()
  })
})
