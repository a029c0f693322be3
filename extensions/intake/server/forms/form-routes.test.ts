import { describe, expect, test } from 'vitest'
import { contactConsent } from 'remote-marketing/src/contact/contact-consent'
import { newsletterConsent } from 'remote-marketing/src/resources/newsletter-fields'
import { trapName } from '../../browser/seams/posted-names'
import { quickKinds } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { leadOf, postForm, send, sender } from '../testing/send'
import { useDatabase } from '../testing/use-database'

const contact = {
  name: 'Ada',
  email: 'ada@lovelace.example',
  company: '',
  role: 'technical',
  inquiryType: 'sales',
  message: 'One\r\n<b>two</b>',
  consent: contactConsent.text,
  consentVersion: contactConsent.version,
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
  const post = (name: string, values: Record<string, string>, headers = {}, posts = app) =>
    postForm(posts, name, values, headers)

  test('the record is the one that the page would have made', async () => {
    const referer = 'http://site.example/contact?plan=professional&utm_source=mail&other=1'
    const answer = await post('contact', contact, { referer })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/intake/forms/contact/received')
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      collection: 'contactForms',
      consent_text: contact.consent,
      consent_version: 'contact-1',
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
      inquiryType: 'sales',
      message: 'One\n<b>two</b>',
    })
  })

  test('presses at the same time, and later ones, store one record', async () => {
    await Promise.all([post('contact', contact), post('contact', contact)])
    await post('contact', contact)
    expect(await stored()).toHaveLength(1)
    await post('contact', { ...contact, message: 'Another' })
    expect(await stored()).toHaveLength(2)
  })

  test('a wrong field comes back with its message and the values, and stores nothing', async () => {
    const answer = await post('contact', { ...contact, email: '"><script>', role: 'none' })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await answer.text()
    expect(html).toContain('Enter the address we should reply to')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(html).toContain('One\n&lt;b&gt;two&lt;/b&gt;</textarea>')
    expect(html).not.toContain('<script')
    expect(await stored()).toEqual([])
  })

  test('what the address said comes with the corrected form', async () => {
    const referer = 'http://site.example/contact?plan=professional'
    const html = await (await post('contact', { ...contact, email: '' }, { referer })).text()
    expect(html).toContain('name="query" value="?plan=professional"')
    await post('contact', { ...contact, query: '?plan=professional' })
    expect((await stored())[0]?.body).toMatchObject({ plan: 'professional' })
  })

  test('a list, a tick and a step of a wizard are read as in the page', async () => {
    const first = await post('demo', { demoType: 'platform' })
    expect(first.status).toBe(200)
    expect(await first.text()).toContain('A few more answers')
    await postForm(app, 'demo', [
      ['demoType', 'platform'],
      ...Object.entries({ name: 'Ada', email: 'ada@l.example', company: 'A', role: 'cto' }),
      ...Object.entries({ companySize: '11-50', industry: 'retail', specificUseCase: 'Prices' }),
      ['interestedProducts', 'integ'],
      ['interestedProducts', 'scd'],
    ])
    await post('newsletter', { email: 'ada@l.example' })
    const [demo, newsletter] = await stored()
    expect(demo?.body).toMatchObject({
      interestedProducts: ['integ', 'scd'],
      timeline: '',
      source: 'demo-wizard',
    })
    expect(Object.keys(newsletter?.body ?? {}).toSorted()).toEqual(['created_at', 'email', 'id'])
  })

  test('a demo of Cortex needs the agreement', async () => {
    const { consent: _, ...values } = contact
    const html = await (await post('cortex', values)).text()
    expect(html).toContain('Check this box so we may contact you.')
  })

  test('a field that people do not see gets the usual answer, and stores nothing', async () => {
    const answer = await post('contact', { ...contact, [trapName]: 'https://spam.example' })
    expect(answer.headers.get('location')).toBe('/intake/forms/contact/received')
    expect(await stored()).toEqual([])
  })

  test('a form that comes back sooner than a person can send it is shown again', async () => {
    const quick = await post('contact', { ...contact, shown: String(Date.now()) })
    expect(await quick.text()).toContain('Please send it once more')
    const odd = await post('contact', { ...contact, shown: 'soon' })
    expect(await odd.text()).toContain('Please send it once more')
    expect(await stored()).toEqual([])
    await post('contact', { ...contact, shown: String(Date.now() - 2_000) })
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['a page of another site', 'contact', 403, { 'sec-fetch-site': 'cross-site' }],
    ['another kind of body', 'contact', 415, { 'content-type': 'text/plain' }],
    ['a body that is too large', 'contact', 413, { 'content-length': '70000' }],
    ['a form that does not exist', 'constructor', 404, {}],
  ])('%s gets a page that says so', async (_case, name, status, headers) => {
    const answer = await post(name, contact, headers)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('The form was not sent')
    expect(await stored()).toEqual([])
  })

  test('an address that sends too much waits, and others do not', async () => {
    const busy = intakeOf(database, { perMinute: 1 }).app
    const from = (address: string) =>
      post('contact', contact, { 'x-forwarded-for': `1.1.1.1, ${address}` }, busy)
    expect((await from('192.0.2.1')).status).toBe(303)
    const refused = await from('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await from('192.0.2.2')).status).toBe(303)
  })

  test('the answer page shows a referral code, and no other text of an address', async () => {
    const page = async (code: string) =>
      (await app.request(`http://site.example/intake/forms/waitlist/received?code=${code}`)).text()
    expect(await page('fivefold-ABC123')).toContain('>fivefold-ABC123<')
    expect(await page('%3Cb%3Ehi')).not.toContain('hi<')
    expect((await app.request('/intake/forms/demo')).headers.get('location')).toBe('/demo')
  })

  test.each([
    [{ host: 'other.example' }, 'https://site.example', 'https://site.example'],
    [{ host: 'localhost:3100' }, undefined, 'http://localhost:3100'],
    [{ host: 'other.example' }, undefined, undefined],
  ])('its link with %j and the setting %s begins with %s', async (headers, siteOrigin, origin) => {
    const { app: own } = intakeOf(database, { siteOrigin })
    const html = await own.request('http://other.example/intake/forms/waitlist/received?code=A-1', {
      headers: { ...headers, referer: 'https://evil.example/waitlist' },
    })
    const [, link] = /<a href="(http[^"]+)"/.exec(await html.text()) ?? []
    expect(link).toBe(origin && `${origin}/waitlist?ref=A-1`)
  })

  const held = contactConsent
  test.each([
    ['a text of the release', held.text, held.version, true],
    ['a text that a stranger has made up', 'No mail, ever.', held.version, false],
    ['a version of another release', held.text, 'contact-0', false],
    ['a consent to another form', newsletterConsent.text, newsletterConsent.version, false],
  ])('%s is stored as what it is, and loses no record', async (_case, text, version, isHeld) => {
    const lead = { ...leadOf('lead-0001'), consent: { text, version } }
    await send(app, 'leads', { sender, leads: [lead] })
    await post('contact', { ...contact, consent: text, consentVersion: version })
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
  const answer = await postForm(app, 'contact', contact)
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('password')
})
