import { describe, expect, test, vi } from 'vitest'
import { quickKinds } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { send, sender } from '../testing/send'
import { formFiles, storedForm } from './testing/site-forms'
import { filesOfSite } from './testing/site-of'
import { LongFileError } from './web-files'
import { useDatabase } from '../testing/use-database'
import { formListFile, readFormList, type StoredForm } from '../../forms/form-list'

const siteWithForms = (
  remotes: Parameters<typeof filesOfSite>[0],
  lists: Parameters<typeof formFiles>[0],
): Record<string, string> => ({ ...filesOfSite(remotes), ...formFiles(lists) })

const visit = (more: Partial<StoredForm> = {}) => storedForm('shop/visit', more)
const phone = { title: 'Phone', type: 'string' as const, minLength: 1 }
const withPhone = visit({ fields: { ...visit().fields, phone } })
const lead = (id: string, more: object = {}, release?: string) => ({
  collection: 'shop/visit',
  ...(release && { release }),
  record: {
    id,
    created_at: '2026-11-28T10:00:00.000Z',
    email: 'ada@lovelace.example',
    ...more,
  },
})

describe.each(quickKinds)('the forms of a site, with $name', (kind) => {
  const database = useDatabase(kind)

  /** An intake whose site has files that change. */
  function begun(files: Record<string, string>) {
    const state = { files }
    const read: string[] = []
    const { app } = intakeOf(database, {
      siteFiles: async (name, most = Infinity) => {
        read.push(name)
        const text = state.files[name]
        if (text !== undefined && text.length > most) throw new LongFileError(name)
        return text
      },
    })
    const post = (...leads: object[]) => send(app, 'leads', { sender, leads })
    return { state, read, post }
  }
  const stored = () => database.query<{ id: string; release: string }>('select * from lead')

  test('a kept list that cannot be read stops no form of other remotes', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await database.query(
      `insert into form_list (remote, release, list)
       values ('old', '1.0.0', '{"format":0,"forms":[]}')`,
    )
    const { post } = begun(
      siteWithForms(
        { shop: { live: '1.0.0' }, old: { live: '1.0.0' } },
        { 'shop/1.0.0': [visit()] },
      ),
    )
    expect((await post(lead('lead-0001'))).body['answers']).toEqual([{ id: 'lead-0001' }])
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('old 1.0.0 are not taken'))
    warned.mockRestore()
  })

  test('a release that adds a field needs no restart, and an old page stays right', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { state, post } = begun(
      siteWithForms({ shop: { live: '1.0.0' } }, { 'shop/1.0.0': [visit()] }),
    )
    expect((await post(lead('lead-0001', {}, '1.0.0'))).body['answers']).toEqual([
      { id: 'lead-0001' },
    ])
    state.files = siteWithForms({ shop: { live: '2.0.0' } }, { 'shop/2.0.0': [withPhone] })
    // The site has the release, and the record names it: no pause.
    const old = lead('lead-0002', {}, '1.0.0')
    const { body } = await post(lead('lead-0003', {}, '2.0.0'), old)
    expect(body['answers']).toEqual([
      { id: 'lead-0003', refused: 'Phone: It must NOT have fewer than 1 characters.' },
      { id: 'lead-0002' },
    ])
    await post(lead('lead-0004', { phone: '1' }, '2.0.0'))
    expect((await stored()).map(({ id, release }) => [id, release])).toEqual([
      ['lead-0001', '1.0.0'],
      ['lead-0002', '1.0.0'],
      ['lead-0004', '2.0.0'],
    ])
  })

  test('a form that is not there yet is sent again, and holds up no other', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { state, post } = begun(
      siteWithForms({ shop: { live: '1.0.0' } }, { 'shop/1.0.0': [visit()] }),
    )
    const billing = { ...lead('lead-0002'), collection: 'billing/visit' }
    const { status, body } = await post(billing, lead('lead-0001'))
    expect(status).toBe(404)
    expect(body).toEqual({
      error: 'The site has no such form, or a release of it that is not known yet.',
    })
    expect(await stored()).toHaveLength(1)
    state.files = siteWithForms(
      { shop: { live: '1.0.0' }, billing: { live: '0.1.0' } },
      { 'shop/1.0.0': [visit()], 'billing/0.1.0': [storedForm('billing/visit')] },
    )
    vi.advanceTimersByTime(30_000)
    expect((await post(billing)).body['answers']).toEqual([{ id: 'lead-0002' }])
  })

  test('a record of a release that nobody knows is taken where it fits, else sent again', async () => {
    const { post } = begun(
      siteWithForms({ shop: { live: '2.0.0' } }, { 'shop/2.0.0': [withPhone] }),
    )
    expect((await post(lead('lead-0001', { phone: '1' }, '9.9.9'))).status).toBe(200)
    expect((await post(lead('lead-0002', {}, '9.9.9'))).status).toBe(404)
    expect((await post(lead('lead-0003', {}, '../../x'))).status).toBe(404)
  })

  test.each([
    ['answers 500', () => Promise.reject(new Error('500'))],
    ['has not copied it everywhere', async () => undefined],
    ['hangs', () => new Promise<undefined>(() => {})],
  ])('while the site %s, records of the live release wait for its list', async (_case, answer) => {
    const files = siteWithForms(
      { shop: { live: '2.0.0', lastGood: '1.0.0' } },
      { 'shop/1.0.0': [visit()] },
    )
    const live = `remotes/shop/2.0.0/${formListFile}`
    const consent = { version: 'visit-2', text: 'We use it for this visit only.' }
    const list = JSON.stringify({ format: 1, forms: [visit({ consent })] })
    let isThere = false
    const { app } = intakeOf(database, {
      siteFiles: async (name) => {
        if (name !== live) return files[name]
        return isThere ? list : answer()
      },
    })
    const post = () =>
      send(app, 'leads', { sender, leads: [{ ...lead('lead-0001', {}, '2.0.0'), consent }] })
    vi.useFakeTimers({ toFake: ['performance'] })
    expect((await post()).status).toBe(404)
    expect(await stored()).toEqual([])
    if (_case === 'hangs') return
    isThere = true
    vi.advanceTimersByTime(10_000)
    expect((await post()).status).toBe(200)
    const [row] = await database.query<{ consent_text: string }>('select consent_text from lead')
    expect(row?.consent_text).toBe(consent.text)
  })

  test('a preview names its release, which the registry does not', async () => {
    const { post } = begun(
      siteWithForms(
        { shop: { live: '1.0.0' } },
        { 'shop/1.0.0': [visit()], 'shop/1.1.0-preview': [withPhone] },
      ),
    )
    const { body } = await post(lead('lead-0001', {}, '1.1.0-preview'))
    expect(body['answers']).toEqual([{ id: 'lead-0001', refused: expect.stringMatching(/^Phone/) }])
  })

  test('after a restart, without its site, the intake knows what it has read', async () => {
    const files = siteWithForms({ shop: { live: '1.0.0' } }, { 'shop/1.0.0': [visit()] })
    await begun(files).post(lead('lead-0001'))
    const { post } = begun({})
    expect((await post(lead('lead-0002'), lead('lead-0003', {}, '1.0.0'))).status).toBe(200)
    const [row] = await database.query<{ list: { forms: StoredForm[] } }>(
      'select list from form_list',
    )
    expect(Object.keys(row?.list.forms[0] ?? {})).toEqual(Object.keys(visit()))
  })

  test('pages of earlier versions name a collection, and the consent or a value says the form', async () => {
    const forms = [
      storedForm('shop/one', { collection: 'demoRequests', fixed: { source: 'one' } }),
      storedForm('shop/two', { collection: 'demoRequests', fixed: { source: 'two' } }),
    ]
    const { post } = begun(siteWithForms({ shop: { live: '1.0.0' } }, { 'shop/1.0.0': forms }))
    const old = (id: string, more = {}) => ({ ...lead(id, more), collection: 'demoRequests' })
    const consent = { text: 'We use it for shop/two alone.', version: 'shop/two-1' }
    await post(old('lead-0001', { source: 'one' }), { ...old('lead-0002'), consent })
    const rows = await database.query<{ collection: string }>('select * from lead order by seq')
    expect(rows.map(({ collection }) => collection)).toEqual(['shop/one', 'shop/two'])
    // A copy of a record that an earlier intake has stored.
    await database.query(`update lead set collection = 'demoRequests'`)
    expect((await post(old('lead-0001', { source: 'one' }))).body['answers']).toEqual([
      { id: 'lead-0001' },
    ])
  })

  const many = Array.from({ length: 10_000 }, (_, number) => storedForm(`shop/form-${number}`))
  test.each([
    ['of 10,000 forms', many],
    ['of 100 MB', ' '.repeat(100_000_000)],
    ['that is no JSON', '{"format":1,'],
    ['whose rule refers to itself', [visit({ fields: { email: { $ref: '#' } as never } })]],
    [
      'with a regular expression',
      [visit({ fields: { email: { type: 'string', pattern: '(a+)+$' } as never } })],
    ],
    ['with another remote’s form', [storedForm('billing/visit')]],
    ['with a field that no record can have', [visit({ fields: { ...visit().fields, id: phone } })]],
  ])('a list %s is not taken, and the last good one stays', async (_case, list) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { state, read, post } = begun(
      siteWithForms({ shop: { live: '1.0.0' } }, { 'shop/1.0.0': [visit()] }),
    )
    await post(lead('lead-0001'))
    state.files = siteWithForms({ shop: { live: '2.0.0' } }, { 'shop/2.0.0': list })
    vi.advanceTimersByTime(30_000)
    expect((await post(lead('lead-0002'), lead('lead-0003', {}, '2.0.0'))).status).toBe(200)
    // The list is not read for each record.
    const times = () => read.filter((name) => name.endsWith(`2.0.0/${formListFile}`)).length
    const before = times()
    await post(lead('lead-0004', {}, '2.0.0'))
    expect(times()).toBe(before)
    warn.mockRestore()
  })
})

test('a list says which field is wrong', () => {
  const text = (form: object) => JSON.stringify({ format: 1, forms: [form] })
  expect(() => readFormList(text({ ...visit(), path: '//evil.example' }), 'shop')).toThrow(
    'forms.0.path: is no address inside the site',
  )
  expect(() => readFormList(text({ ...visit(), fields: {} }), 'shop')).toThrow(
    'forms.0.fields: has no text field “email”',
  )
})

const choice = (...texts: string[]) => ({ type: 'string' as const, enum: texts })
const code = { field: 'code', prefix: 'site', title: 'Code', text: 'Share it.' }

test.each<[string, Partial<StoredForm>]>([
  ...['//evil', '/\\evil', '/\t/evil', '/\n/evil', '/\r\\evil', '/a\0', '/ä', '/a b'].flatMap(
    (path): [string, Partial<StoredForm>][] => [
      [`the path ${JSON.stringify(path)}`, { path }],
      [`the link ${JSON.stringify(path)}`, { code: { ...code, path } }],
    ],
  ),
  ['a title with NUL', { title: 'a\0b' }],
  ['half of a surrogate pair', { success: { title: 'a', description: '\ud800' } }],
  ['a choice twice', { fields: { ...visit().fields, plan: choice('a', 'a') } }],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'id', 'a.b'].flatMap(
    (name): [string, Partial<StoredForm>][] => [
      [`the field ${name}`, { fields: { ...visit().fields, [name]: choice('a') } }],
      [`the parameter ${name}`, { fromAddress: { [name]: choice('a') } }],
      [`the fixed value ${name}`, { fixed: { [name]: 'a' } }],
    ],
  ),
])('a list with %s is refused by the gate, as the intake and its database do', (_case, more) => {
  const list = JSON.stringify({ format: 1, forms: [visit(more)] })
  expect(() => readFormList(list, 'shop')).toThrow(/is no|twice|already/)
})
