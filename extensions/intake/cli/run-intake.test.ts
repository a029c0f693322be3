import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { runServers } from '../../../deploy/commands/dev/run-servers'
import { listen, portOf } from '../../../deploy/serve/port'
import { siteServer } from '../../../deploy/serve/site-server'
import { emptyFolder } from '../../../deploy/testing/fake-site'
import { runIntake } from './run-intake'

vi.mock('../../../deploy/commands/dev/run-servers', () => ({ runServers: vi.fn() }))

test('the intake starts once the setting comes, before anybody asks it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const site = emptyFolder()
  const store = (text: string) => writeFileSync(path.join(site, 'site.json'), text)
  store('{}')
  const { answer } = await runIntake(site)
  const server = await listen(siteServer(site, [answer]), 0)
  const status = async () =>
    (await fetch(`http://localhost:${portOf(server)}/intake/leads`, { method: 'POST' })).status

  for (const text of ['{}', '{', '{"INTAKE":"true"}']) {
    store(text)
    vi.advanceTimersByTime(1000)
    expect(await status()).toBe(405)
  }
  store('{"INTAKE":"1"}')
  vi.advanceTimersByTime(3000)
  await vi.waitFor(() => expect(runServers).toHaveBeenCalledOnce())
  expect(await status()).toBe(503)
  store('{}')
  vi.advanceTimersByTime(1000)
  expect(await status()).toBe(503)
  expect(runServers).toHaveBeenCalledOnce()
  server.close()
})
