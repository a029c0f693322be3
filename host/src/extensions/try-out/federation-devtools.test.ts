import { afterEach, beforeEach, expect, it } from 'vitest'
import { supportRoute } from '../../testing/support-route'
import { moduleInfoOf, showToDevtools } from './federation-devtools'

const entry = '/remotes/support/1.2.0-abc/remoteEntry-1.js'
const routes = [supportRoute([{ version: '1.2.0-abc', entry, role: 'live' }])]
const registry = { hostVersion: '3.0.0', isPartial: false, routes, retired: [], problems: [] }

const forget = () => void Reflect.deleteProperty(globalThis, '__FEDERATION__')
beforeEach(forget)
afterEach(forget)

it('names the host, its shares, and the release of each remote', () => {
  const info = moduleInfoOf('3.0.0', routes)
  expect(info['host']).toMatchObject({
    version: '3.0.0',
    remotesInfo: { support: { matchedVersion: entry } },
    shared: expect.arrayContaining([expect.objectContaining({ sharedName: 'react' })]),
  })
  expect(info[`support:${entry}`]).toMatchObject({
    buildVersion: '1.2.0-abc',
    publicPath: '/remotes/support/1.2.0-abc/',
    remoteEntry: 'remoteEntry-1.js',
  })
})

it('keeps the entries of a remote’s own runtime', () => {
  Reflect.set(globalThis, '__FEDERATION__', {
    __INSTANCES__: ['theirs'],
    moduleInfo: { other: {} },
  })
  showToDevtools(registry)
  expect(Reflect.get(globalThis, '__FEDERATION__')).toMatchObject({
    __INSTANCES__: ['theirs'],
    moduleInfo: { other: {}, host: { version: '3.0.0' } },
  })
})
