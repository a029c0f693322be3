import { expect, test, vi } from 'vitest'
import { isKeyOf } from '../../../extensions/signing/keys/owners'
import { readOwners } from '../../../extensions/signing/keys/read-owners'
import { newKeyPair } from '../../../extensions/signing/keys/signing-key'
import { remoteBuild } from '../../testing/fake-site'
import { hostileName } from '../../testing/hostile-names'
import { some, surroundedSite, tried } from '../../testing/surrounded-site'
import { endCanary, promoteCanary, releaseCanary, startCanary } from '../../release/canary'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { retireApp } from '../../release/retire-app'
import { rollBackApp } from '../../release/roll-back-app'
import { installExtensions } from '../../extensions'

installExtensions()

test('hostile names of apps are refused by every command on a site', async () => {
  const { root, site } = await surroundedSite()
  const { privateKey, publicKey } = newKeyPair()
  vi.stubEnv('SIGNING_KEY', privateKey)
  const owner = { paths: ['/evil'], keys: [publicKey] }
  const share = { percentage: 5 }
  const commands: ((app: string) => Promise<unknown>)[] = [
    (app) => rollBackApp(site, app),
    (app) => rollBackApp(site, 'support', app),
    (app) => retireApp(site, app, { text: 'Gone.' }),
    (app) => startCanary(site, app, '1.0.0', share),
    (app) => startCanary(site, 'support', app, share),
    (app) => releaseCanary(site, app, share, { folder: remoteBuild('evil', ['/evil']) }),
    (app) => promoteCanary(site, app),
    (app) => endCanary(site, app),
    (app) => changeOwner(site, app.toUpperCase(), owner),
    (app) => changeOwner(site, 'evil', { ...owner, paths: [`/../${app}`] }),
  ]
  const names = ['__proto__', 'constructor', 'prototype', ...some(hostileName, 40)]
  for (const name of names.filter((word) => !['support', 'host', '1.0.0'].includes(word)))
    for (const command of commands) {
      const { error } = await tried(root, () => command(name))
      expect(error).toBeDefined()
    }
})

test.each(['__proto__', 'constructor', 'a/b', '../x', 'support.', '', 'Support'])(
  'nobody can own “%s”, and nobody does',
  async (name) => {
    const { root, site } = await surroundedSite()
    const { privateKey, publicKey } = newKeyPair()
    vi.stubEnv('SIGNING_KEY', privateKey)
    const owner = { paths: ['/x'], keys: [publicKey] }
    const { error } = await tried(root, () => changeOwner(site, name, owner))
    expect(String(error)).toContain('is no name of an app')
    await changeOwner(site, 'support', owner)
    expect(isKeyOf(readOwners(site) ?? { owners: {} }, name, publicKey)).toBe(false)
  },
)
