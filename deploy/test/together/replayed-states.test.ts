import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fileHash } from '../../site/registry/integrity'
import { signed, signingKey } from '../../../extensions/signing/keys/signing-key'
import { as, ownedSite, releaseAs } from '../../../extensions/signing/testing/owned-site'
import {
  changeRegistry,
  keptCopy,
  overwrite,
  putState,
  said,
  servedAt,
  stateOf,
  type Json,
} from '../../testing/tampered-site'
import { verified } from './judged-with'
import { verify } from '../../../extensions/signing/commands/verify'
import { installExtensions } from '../../extensions'

installExtensions()

/** Puts an earlier statement of one team, its entry and its documents back, as who has kept them can. */
function replay(site: string, before: string, app: string) {
  const nowState = stateOf(site)
  const earlier = stateOf(before)
  const of = ({ document }: Json) => document.app === app
  const statements = [
    ...nowState.statements.filter((one: Json) => !of(one)),
    ...earlier.statements.filter(of),
  ]
  putState(site, { ...nowState, statements })
  const { remotes } = JSON.parse(readFileSync(path.join(before, 'registry.json'), 'utf8'))
  changeRegistry(site, (registry) => (registry.remotes[app] = remotes[app]))
  for (const folder of [app, `search/${app}.json`, 'sitemap.xml'])
    cpSync(path.join(before, folder), path.join(site, folder), { recursive: true })
}

it('an earlier state of one team is noticed as soon as another team has seen the later one', async () => {
  const site = await ownedSite(['support', 'billing'])
  const before = keptCopy(site)
  await releaseAs(site, 'support', 2)
  await releaseAs(site, 'billing', 2)
  await verified(site)
  replay(site, before, 'support')
  await expect(verified(site)).rejects.toThrow(
    "support: what is served is its earlier state 1; billing's team knows state 2",
  )
})

it('a reader who knows the later state notices an earlier state of the whole site', async () => {
  const site = await ownedSite(['support', 'billing'])
  const info = said()
  const before = keptCopy(site)
  await releaseAs(site, 'support', 2)
  await verify(await servedAt(site))
  const since = /in the state (\S+): /.exec(String(info.mock.lastCall?.[0]))?.[1] ?? ''
  const address = await servedAt(before)
  await verify(address)
  await expect(verify(address, { since })).rejects.toThrow(
    'support: what is served is its earlier state 1; --since knows state 2',
  )
  await expect(verify(address, { since: 'yesterday' })).rejects.toThrow(
    'no state that verify prints',
  )
})

it('a team’s key proves nothing about another team’s parts', async () => {
  const site = await ownedSite(['support', 'billing'])
  const state = stateOf(site)
  as('support')
  const own = state['statements'].find(({ document }: Json) => document.app === 'support')
  const key = signingKey()
  if (key === undefined) throw new Error('no key')
  const evil = '<!doctype html><script>evil()</script>'
  overwrite(site, 'billing/index.html', evil)
  const billing = { 'billing/index.html': fileHash(Buffer.from(evil)) }
  const parts = { ...own.document.parts, billing }
  for (const app of ['support', 'billing', 'host']) {
    const forged = signed({ ...own.document, app, revision: 9, seen: { host: 9 }, parts }, key)
    const others = state['statements'].filter(({ document }: Json) => document.app !== app)
    putState(site, { ...state, statements: [...others, forged] })
    await expect(verified(site), app).rejects.toThrow(/^billing: /m)
  }
})
