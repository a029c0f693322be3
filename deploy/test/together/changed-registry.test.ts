import { cpSync } from 'node:fs'
import { expect, it } from 'vitest'
import { madeOnce } from '../../testing/made-once'
import { retireApp } from '../../release/retire-app'
import { changeSettings } from '../../release/change-settings'
import { startCanary } from '../../release/canary'
import { readRegistryFile } from '../../site/registry/registry-file'
import { as, ownedSite, releaseAs } from '../../../extensions/signing/testing/owned-site'
import { judgedWith } from './judged-with'
import { installExtensions } from '../../extensions'

installExtensions()

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Every value that differs from the given one by one step, at any depth. */
function* changesOf(value: Json, at: string): Generator<[what: string, changed: Json]> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const rest = value.toSpliced(index, 1)
      yield [`${at}[${index}] is gone`, rest]
      yield [`${at}[${index}] is there first, too`, [entry, ...value]]
      yield [`${at}[${index}] is there last, too`, [...value, entry]]
      if (index > 0 && JSON.stringify(entry) !== JSON.stringify(value[0]))
        yield [`${at}[${index}] comes first`, [entry, ...rest]]
      for (const [what, changed] of changesOf(entry, `${at}[${index}]`))
        yield [what, value.with(index, changed)]
    }
  } else if (typeof value === 'object' && value !== null) {
    yield [`${at}.other is new`, { ...value, other: 1 }]
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _gone, ...rest } = value
      yield [`${at}.${name} is gone`, rest]
      yield [`${at}.${name} has another name`, { ...rest, [`${name}x`]: field }]
      yield [`${at}.${name} is there twice`, { ...value, [`${name}-x`]: field }]
      for (const [what, changed] of changesOf(field, `${at}.${name}`))
        yield [what, { ...value, [name]: changed }]
    }
  } else {
    yield [`${at} is something else`, typeof value === 'number' ? value + 1 : `${value}x`]
    yield [`${at} is nothing`, value === null ? 0 : null]
  }
}

const siteWithEverything = madeOnce(async (site) => {
  cpSync(await ownedSite(['support', 'billing', 'moved', 'gone']), site, { recursive: true })
  const { release } = await releaseAs(site, 'support', 2)
  await releaseAs(site, 'support', 3)
  await startCanary(site, 'support', release, { percentage: 5, cohort: 'staff' })
  as('moved')
  await retireApp(site, 'moved', { redirect: '/support' })
  as('gone')
  await retireApp(site, 'gone', { text: 'Gone.' })
  as('host')
  await changeSettings(site, settings)
})

const settings = { COHORT: 'staff', TRY_OUT: '1' }
const [revision, change] = [1, '1-0123abcd']

it('every change of every part of the registry has a name and a team', async () => {
  const site = await siteWithEverything()
  const problems = judgedWith(site)
  const judge = (registry: object) =>
    problems({ 'registry.json': JSON.stringify(registry), '.releases/1-0123abcd.json': '{}' })
  const whole: { [name: string]: Json } = JSON.parse(JSON.stringify(readRegistryFile(site)))
  const inBucket = { ...whole, revision, change, settings }
  expect(await judge(whole)).toEqual([])
  expect(await judge(inBucket)).toEqual([])
  const unseen: string[] = []
  for (const [what, changed] of changesOf(inBucket, 'registry')) {
    // The entry of support has everything that this one has.
    if (what.startsWith('registry.remotes.billing.')) continue
    const found = await judge(Object(changed))
    const [, team = ''] = /^registry\.remotes\.([a-z]+)/.exec(what) ?? []
    if (!found.some((one) => /^[a-z-]+: /.test(one) && one.startsWith(team))) unseen.push(what)
  }
  expect(unseen).toEqual([])
}, 120_000)

it('no retired page may have the address of a live one, whoever’s it is', async () => {
  const site = await siteWithEverything()
  const problems = judgedWith(site)
  const judge = (registry: object) =>
    problems({ 'registry.json': JSON.stringify(registry), '.releases/1-0123abcd.json': '{}' })
  const registry = readRegistryFile(site)
  const retired = registry.retired ?? []
  const live = Object.values(registry.remotes).flatMap(({ routes }) =>
    routes.map(({ path }) => path),
  )
  const unseen: string[] = []
  for (const path of [...live, ...live.map((one) => one.replace(/:.*/, ':other'))])
    for (const remote of ['host', 'support', 'billing', 'moved', 'nobody'])
      for (const first of [true, false]) {
        const page = { remote, release: '1.0.0', path, redirect: '/billing' }
        const pages = first ? [page, ...retired] : [...retired, page]
        if ((await judge({ ...registry, retired: pages })).length === 0)
          unseen.push(`${remote} ${path}`)
      }
  expect(unseen).toEqual([])
}, 120_000)
