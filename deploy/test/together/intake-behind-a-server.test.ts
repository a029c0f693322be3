import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { embeddedData, scratchFolder } from '../../../extensions/intake/server/testing/databases'
import { freePort, startIntake } from '../../../extensions/intake/server/testing/intake-process'
import { leadOf, sender } from '../../../extensions/intake/server/testing/send'
import { newId } from '../../../shared/domain/model/record-id'
import { passOn } from '../../../extensions/intake/cli/pass-on'
import { nginxHere, startNginxHere } from '../../../extensions/nginx/testing/nginx-here'
import { listen, portOf } from '../../serve/port'
import { siteServer } from '../../serve/site-server'
import { sendRequest } from '../../testing/responses/send-request'
import { workspaceFolder } from '../../workspace/folders'

/** The site has no part in it. */
const noSite = '/no/such/site'

async function served(port: number) {
  const server = await listen(siteServer(noSite, [passOn(() => port)]), 0)
  const stop = async () => void server.close()
  return { origin: `http://localhost:${portOf(server)}`, certificate: undefined, stop }
}

async function behindNginx(port: number) {
  const file = path.join(workspaceFolder, 'extensions/intake/cli/nginx-location.conf')
  return startNginxHere(
    noSite,
    readFileSync(file, 'utf8').replaceAll(':3100;', () => `:${port};`),
  )
}

const mailKey = 'key-of-a-mail-service'

/** Posts in a minute. */
const rate = 30

async function startBoth(begin: typeof served | typeof behindNginx) {
  const { folder, remove } = scratchFolder()
  const data = await embeddedData(folder)
  const port = await freePort()
  const { origin, certificate, stop } = await begin(port)
  const intake = startIntake({ folder: data }, port, {
    SITE_ORIGIN: origin,
    OPERATORS: 'admin:ada@lovelace.example',
    INTAKE_RATE: String(rate),
    MAIL_REPLIES: 'reply@inbox.example',
    MAIL_REPLIES_KEY: mailKey,
  })
  await intake.ready()
  return {
    origin,
    intake,
    async get(address: string, headers: Record<string, string> = {}) {
      const answer = await sendRequest(origin, { path: address, headers }, certificate)
      return { ...answer, text: String(answer.body) }
    },
    async post(address: string, value: object, headers: Record<string, string> = {}) {
      const isForm = value instanceof URLSearchParams
      const answer = await sendRequest(
        origin,
        {
          path: address,
          method: 'POST',
          body: isForm ? value.toString() : JSON.stringify(value),
          headers: {
            'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            ...headers,
          },
        },
        certificate,
      )
      return { ...answer, text: String(answer.body) }
    },
    /** In the only mail. */
    mailedToken() {
      const [name = ''] = readdirSync(`${data}.mails`)
      const mail = readFileSync(path.join(`${data}.mails`, name), 'utf8').replaceAll('=\n', '')
      return /#sign-in=(?:3D)?([\w-]+)/.exec(mail)?.[1]
    },
    async end() {
      await intake.end('SIGKILL')
      await stop()
      remove()
    },
  }
}

const servers = [
  { name: 'the local server', begin: served },
  ...(nginxHere.isInstalled ? [{ name: 'nginx', begin: behindNginx }] : []),
]

describe.each(servers)('an intake behind $name', ({ begin }) => {
  let site: Awaited<ReturnType<typeof startBoth>>
  beforeAll(async () => {
    site = await startBoth(begin)
  })
  afterAll(() => site.end())

  it('takes the form of a page without scripts, and of no other site', async () => {
    const values = new URLSearchParams({
      name: 'Ada',
      email: 'ada@lovelace.example',
      role: 'technical',
      message: 'Without scripts',
    })
    const foreign = { origin: 'https://elsewhere.example' }
    expect((await site.post('/intake/forms/sales/contact', values, foreign)).status).toBe(403)
    const own = { origin: site.origin }
    const { status, headers } = await site.post('/intake/forms/sales/contact', values, own)
    expect([status, headers.location]).toEqual([303, '/intake/forms/sales/contact/received'])
    expect((await site.get(headers.location ?? '')).text).toContain('We reply soon.')
  })

  it('stores a lead once, and knows by its cookie who may read it', async () => {
    const id = newId()
    for (let time = 0; time < 2; time += 1) {
      const { text } = await site.post('/intake/leads', { sender, leads: [leadOf(id)] })
      expect(JSON.parse(text)).toEqual({ answers: [{ id }] })
    }
    await site.post('/intake/sign-in/mail', { email: 'ada@lovelace.example' })
    const confirmed = await site.post('/intake/sign-in/confirm', { token: site.mailedToken() })
    const [cookie = ''] = confirmed.headers['set-cookie'] ?? []
    const isSecure = site.origin.startsWith('https:')
    expect(cookie).toMatch(/fivefold-session=[^;]+; .*Path=\/; HttpOnly/)
    expect([cookie.startsWith('__Host-'), cookie.includes('; Secure')]).toEqual([
      isSecure,
      isSecure,
    ])

    const [session = ''] = cookie.split(';')
    const { headers, text } = await site.get('/intake/operators/leads', { cookie: session })
    expect(text.split(id)).toHaveLength(2)
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('takes a body without a length, up to the same size', async () => {
    const send = async (bytes: number) => {
      const leads = [leadOf(newId(), { message: 'x'.repeat(bytes) })]
      const chunked = { 'transfer-encoding': 'chunked' }
      const { status, text } = await site.post('/intake/leads', { sender, leads }, chunked)
      return [status, Object.keys(JSON.parse(text))]
    }
    expect(await send(9_000)).toEqual([200, ['answers']])
    expect(await send(120_000)).toEqual([413, ['error']])
  })

  const mailed = async (bytes: number) => {
    const { status, text } = await site.post(
      '/intake/mail-replies',
      { long: 'x'.repeat(bytes) },
      { 'content-type': 'message/rfc822', authorization: `Bearer ${mailKey}` },
    )
    return [status, JSON.parse(text)]
  }
  it('takes whole mails from a mail service', async () => {
    expect(await mailed(2_000_000)).toEqual([200, { refused: 'no ticket has such an address' }])
  })

  it.runIf(begin === behindNginx)(
    'nginx leaves a mail that is too large to the intake',
    async () => {
      expect(await mailed(45_000_000)).toEqual([200, { refused: 'it is too large' }])
    },
  )

  it('says itself what is too large, and what is too much', async () => {
    const send = (bytes: number) =>
      site.post('/intake/leads', {
        sender,
        leads: [leadOf(newId(), { message: 'x'.repeat(bytes) })],
      })
    expect((await send(60_000)).status).toBe(200)
    const { status, text } = await send(70_000)
    expect(status).toBe(413)
    expect(JSON.parse(text)).toEqual({ error: 'A request has at most 65536 bytes.' })

    const statuses: number[] = []
    for (let time = 0; time < rate; time += 1) {
      // A visitor who claims to be somebody else each time.
      const forged = { 'x-forwarded-for': `203.0.113.${time}, 198.51.100.${time}` }
      statuses.push((await site.post('/intake/nothing', {}, forged)).status)
    }
    expect(statuses[0]).toBe(404)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is said to be away where it does not run', async () => {
    await site.intake.end()
    const { status, text } = await site.post('/intake/leads', { sender, leads: [] })
    expect([502, 503]).toContain(status)
    // The outbox believes only a refusal in JSON.
    expect(text).not.toMatch(/^\s*\{/)
  })
})

it.skipIf(!nginxHere.isInstalled)(
  'nginx gives a list on while the intake still writes it',
  async () => {
    let finish = () => {}
    const answer = createServer((_request, response) => {
      response.write('first\n')
      finish = () => response.end('last\n')
    })
    const intake = await listen(answer, 0)
    onTestFinished(() => void intake.close())
    const { origin, certificate, stop } = await behindNginx(portOf(intake))
    onTestFinished(stop)
    const asked = request(`${origin}/intake/operators/leads.csv`, { ca: certificate }).end()
    const [response] = await once(asked, 'response')
    let text = ''
    response.on('data', (part: Buffer) => {
      text += String(part)
      finish()
    })
    await once(response, 'end')
    expect(text).toBe('first\nlast\n')
  },
)

it.skipIf(!nginxHere.isInstalled)(
  'nginx knows of no intake where its rules are not included',
  async () => {
    const { origin, certificate, stop } = await startNginxHere(noSite)
    onTestFinished(stop)
    const sent = { path: '/intake/leads', method: 'POST', body: '{}' }
    expect((await sendRequest(origin, sent, certificate)).status).toBe(405)
  },
)
