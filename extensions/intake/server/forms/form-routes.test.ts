import { describe, expect, test } from 'vitest'
import { trapName } from '../../browser/seams/posted-names'
import { quickKinds } from '../testing/databases'
import { formsOf, intakeOf } from '../testing/intake-of'
import { leadOf, postForm, send, sender } from '../testing/send'
import { contact as contactForm, newsletter, storedForm } from '../site/testing/site-forms'
import { useDatabase } from '../testing/use-database'

const name = 'sales/contact'
const contact = {
  name: 'Ada',
  email: ' ada@lovelace.example ',
  company: '',
  role: 'technical',
  message: 'One\r\n<b>two</b>',
  consent: contactForm.consent.text,
  consentVersion: contactForm.consent.version,
}

describe.each(quickKinds)('forms without scripts, with $name', (kind) => {
  const database = useDatabase(kind)
  const { app } = intakeOf(database)

  interface Row {
    id: string
    collection: string
    body: Record<string, unknown>
    consent_text: string | null
    consent_claim: string | null
    consent_version: string
  }
  const stored = () => database.query<Row>('select * from lead order by seq')
  const post = (form: string, values: Record<string, string>, headers = {}, posts = app) =>
    postForm(posts, form, values, headers)

  test('the record is the one that the page would have made', async () => {
    const referer = 'https://site.example/contact?plan=professional&utm_source=mail&other=1'
    const answer = await post(name, contact, { referer })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/intake/forms/sales/contact/received')
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      collection: name,
      consent_text: contact.consent,
      consent_version: contact.consentVersion,
      consent_claim: null,
    })
    expect(row?.body).toEqual({
      id: row?.id,
      created_at: expect.any(String),
      utm_source: 'mail',
      plan: 'professional',
      name: 'Ada',
      email: 'ada@lovelace.example',
      company: '',
      role: 'technical',
      message: 'One\n<b>two</b>',
      products: [],
      agreed: false,
    })
  })

  test('the address of a page elsewhere gives the record nothing', async () => {
    await post(name, contact, { referer: 'https://other.example/contact?plan=professional' })
    expect((await stored())[0]?.body).not.toHaveProperty('plan')
  })

  test('a list and a tick are read as in the page', async () => {
    const values = Object.entries(contact)
    await postForm(app, name, [
      ...values,
      ['products', 'one'],
      ['products', 'two'],
      ['agreed', 'on'],
    ])
    expect((await stored())[0]?.body).toMatchObject({ products: ['one', 'two'], agreed: true })
  })

  test('presses at the same time, and later ones, store one record', async () => {
    await Promise.all([post(name, contact), post(name, contact)])
    await post(name, contact)
    expect(await stored()).toHaveLength(1)
    await post(name, { ...contact, message: 'Another' })
    expect(await stored()).toHaveLength(2)
  })

  test('a wrong field is told with its message and the way back, and stores nothing', async () => {
    const answer = await post(name, { ...contact, email: '"><script>', role: 'none', name: ' ' })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await answer.text()
    expect(html).toContain('Name: Enter your name.')
    expect(html).toContain('Email: Enter an @.')
    expect(html).toContain('Role: It must be equal to one of the allowed values.')
    expect(html).toContain('<a href="/contact">')
    expect(html).not.toContain('<script')
    expect(await stored()).toEqual([])
  })

  test('a field that people do not see gets the usual answer, and stores nothing', async () => {
    const answer = await post(name, { ...contact, [trapName]: 'https://spam.example' })
    expect(answer.headers.get('location')).toBe('/intake/forms/sales/contact/received')
    expect(await stored()).toEqual([])
  })

  test.each([
    ['a page of another site', name, 403, { 'sec-fetch-site': 'cross-site' }],
    ['another kind of body', name, 415, { 'content-type': 'text/plain' }],
    ['a body that is too large', name, 413, { 'content-length': '70000' }],
    ['a form that does not exist', 'sales/constructor', 404, {}],
    ['a remote that does not exist', '__proto__/contact', 404, {}],
  ])('%s gets a page that says so', async (_case, form, status, headers) => {
    const answer = await post(form, contact, headers)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('The form was not sent')
    expect(await stored()).toEqual([])
  })

  test('an address that sends too much waits, and others do not', async () => {
    const busy = intakeOf(database, { perMinute: 1 }).app
    const from = (address: string) =>
      post(name, contact, { 'x-forwarded-for': `1.1.1.1, ${address}` }, busy)
    expect((await from('192.0.2.1')).status).toBe(303)
    const refused = await from('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await from('192.0.2.2')).status).toBe(303)
  })

  test('the answer page shows the code of a record, and no other text of an address', async () => {
    const path = 'http://site.example/intake/forms/sales/waitlist'
    const page = async (code: string) => (await app.request(`${path}/received?code=${code}`)).text()
    expect(await page('site-ABC123')).toContain('>site-ABC123<')
    expect(await page('%3Cb%3Ehi')).not.toContain('hi<')
    expect((await app.request(path)).headers.get('location')).toBe('/waitlist')
  })

  test.each([
    [{ host: 'other.example' }, 'https://site.example', 'https://site.example'],
    [{ host: 'localhost:3100' }, undefined, 'http://localhost:3100'],
    [{ host: 'other.example' }, undefined, undefined],
  ])('its link with %j and the setting %s begins with %s', async (headers, siteOrigin, origin) => {
    const { app: own } = intakeOf(database, { siteOrigin })
    const html = await own.request(
      'http://other.example/intake/forms/sales/waitlist/received?code=A-1',
      { headers: { ...headers, referer: 'https://evil.example/waitlist' } },
    )
    const [, link] = /<a href="(http[^"]+)"/.exec(await html.text()) ?? []
    expect(link).toBe(origin && `${origin}/waitlist?ref=A-1`)
  })

  test('a page of an earlier version names the form alone, and its post is sent on', async () => {
    const answer = await post('contact', contact)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('/intake/forms/sales/contact')
    expect((await post('nothing', contact)).status).toBe(404)
  })

  test('a page that is older or newer than the live release loses no field', async () => {
    const { name: label, email } = contactForm.fields
    const [live, former] = [{ email }, { email, phone: label }].map((fields) =>
      storedForm('shop/visit', { fields: fields as typeof contactForm.fields }),
    )
    const forms = formsOf([live, former].flatMap((form) => form ?? []))
    const { app: shop } = intakeOf(database, { forms })
    await post('shop/visit', { email: 'ada@l.example', phone: '1' }, {}, shop)
    await post('shop/visit', { email: 'ada@l.example' }, {}, shop)
    expect((await stored()).map(({ body }) => body['phone'])).toEqual(['1', undefined])
  })

  const held = contactForm.consent
  test.each([
    ['a text of the release', held.text, held.version, true],
    ['a text that a stranger has made up', 'No mail, ever.', held.version, false],
    ['a version of another release', held.text, 'contact-0', false],
    ['a consent to another form', newsletter.consent.text, newsletter.consent.version, false],
  ])('%s is stored as what it is, and loses no record', async (_case, text, version, isHeld) => {
    const lead = { ...leadOf('lead-0001'), consent: { text, version } }
    await send(app, 'leads', { sender, leads: [lead] })
    await post(name, { ...contact, consent: text, consentVersion: version })
    const rows = (await stored()).map((row) => [
      row.consent_text,
      row.consent_version,
      row.consent_claim,
    ])
    const row = isHeld ? [text, version, null] : [null, version, text]
    expect(rows).toEqual([row, row])
  })
})

test('a database that is away is a page, too', async () => {
  const away = () => Promise.reject(new Error('password of the database'))
  const { app } = intakeOf({ query: away, transaction: away, close: async () => {} })
  const answer = await postForm(app, name, contact)
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('password')
})
