import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { releaseApp } from '../../../../deploy/release/release-app'
import { filesOf, hostBuild, releaseBuild, remoteBuild } from '../../../../deploy/testing/fake-site'
import { madeOnce } from '../../../../deploy/testing/made-once'
import { install } from '../../../../deploy/workspace/hooks'
import { formListFile, type StoredForm } from '../../forms/form-list'
import { storedForm } from '../../server/site/testing/site-forms'
import { intake } from '../extension'

install([intake])

const form = storedForm('billing/visit', { path: '/billing#visit' })

function buildWith(list: readonly StoredForm[] | string, version = '2.0.0') {
  const folder = remoteBuild('billing', ['/billing'], `export const n = '${version}'`, { version })
  const text = typeof list === 'string' ? list : JSON.stringify({ format: 1, forms: list })
  writeFileSync(path.join(folder, formListFile), text)
  return folder
}

const siteWithForm = madeOnce(async (site) => {
  await releaseBuild(site, 'host', hostBuild())
  const plans = remoteBuild('plans', ['/plans'])
  const contact = storedForm('plans/contact', { path: '/plans', collection: 'contactForms' })
  writeFileSync(path.join(plans, formListFile), JSON.stringify({ format: 1, forms: [contact] }))
  await releaseBuild(site, 'plans', plans)
  await releaseBuild(site, 'billing', buildWith([form], '1.0.0'))
})

test('a release whose forms the intake can read goes live, and one without any', async () => {
  const site = await siteWithForm()
  await releaseApp(site, 'billing', { folder: buildWith([form]) })
  const without = remoteBuild('billing', ['/billing'], 'export {}', { version: '3.0.0' })
  expect((await releaseApp(site, 'billing', { folder: without })).changed).toBe(true)
})

const consent = { ...form.consent, text: 'We may use it for anything.' }
test('the text of a consent stays with its version, however old the release is', async () => {
  const site = await siteWithForm()
  const next = { ...form, consent: { text: 'We use it for this visit only.', version: 'visit-2' } }
  await releaseApp(site, 'billing', { folder: buildWith([next]) })
  const again = { ...form, consent }
  await expect(
    releaseApp(site, 'billing', { folder: buildWith([again], '3.0.0') }),
  ).rejects.toThrow('Give it a new version')
})

const forms = (count: number) =>
  Array.from({ length: count }, (_, number) => storedForm(`billing/f${number}`))
test.each([
  ['that is no JSON', '{', 'cannot be read.'],
  ['with a later format', '{"format":2,"forms":[]}', 'is of a later version'],
  ['of 20 MB', ' '.repeat(20_000_000), 'is not read'],
  ['with 1,000 forms', forms(1_000), 'is not read'],
  ['with 101 forms', forms(101), 'has more than 100 forms'],
  ['of another remote', [storedForm('support/visit')], 'does not begin with “billing/”'],
  [
    'at a page of others',
    [storedForm('billing/visit', { path: '/admin' })],
    'is no page of billing',
  ],
  [
    'whose rule refers to itself',
    [storedForm('billing/visit', { fields: { email: { $ref: '#' } as never } })],
    'is no rule that a form may have',
  ],
  [
    'whose rule may take for ever',
    [
      storedForm('billing/visit', {
        path: '/billing',
        fields: { email: { type: 'string', pattern: '(a+)+$' } as never },
      }),
    ],
    'email',
  ],
  [
    'with a collection of another remote',
    [{ ...form, collection: 'contactForms' }],
    'belongs to plans',
  ],
  ['with another text under a version', [{ ...form, consent }], 'Give it a new version'],
])('a list %s is refused, and changes nothing', async (_case, list, reason) => {
  const site = await siteWithForm()
  const before = filesOf(site)
  await expect(releaseApp(site, 'billing', { folder: buildWith(list) })).rejects.toThrow(reason)
  expect(filesOf(site)).toEqual(before)
})
