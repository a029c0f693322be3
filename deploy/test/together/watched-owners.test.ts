import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { installExtensions } from '../../extensions'
import { as, ownedSite, releaseAs } from '../../../extensions/signing/testing/owned-site'
import { canaryAuto } from '../../../extensions/watch/cli/auto-canary'
import { startCanary } from '../../release/canary'
import { listen, portOf } from '../../serve/port'
import { readRegistryFile } from '../../site/registry/registry-file'

installExtensions()

it('on a site with owners a watched canary takes the key of the remote’s team', async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  const site = await ownedSite(['support'])
  await releaseAs(site, 'support', 2)
  const supportNow = () => readRegistryFile(site).remotes['support']
  const { live, lastGood } = supportNow() ?? {}
  const release = lastGood?.version ?? ''
  await startCanary(site, 'support', release, { percentage: 5 })
  const browsers = (started: number, failing: number) => ({
    started,
    failing,
    measured: 0,
    slow: 0,
  })
  const stages = [{ percentage: 5, canary: browsers(500, 5), live: browsers(9500, 95) }]
  const health = { remote: 'support', release, live: live?.version, stages }
  const server = createServer((_, response) => response.end(JSON.stringify(health)))
  await listen(server, 0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  vi.stubEnv('SITE', '')
  vi.stubEnv('SITE_DIR', site)
  vi.stubEnv('WATCH_KEY', 'key-of-support')
  vi.stubEnv('INTAKE_URL', `http://localhost:${portOf(server)}`)
  const options = { steps: [5, 25, 50], least: 0, deadline: 24, alpha: 0.01, ceiling: 5 }
  as('rival')
  await expect(canaryAuto('support', options)).rejects.toThrow(
    "SIGNING_KEY is not the key of support's team",
  )
  as('support')
  expect(await canaryAuto('support', options)).toBe(0)
  expect(supportNow()?.canary).toMatchObject({ percentage: 25 })
})
