import { describe, expect, test, vi } from 'vitest'
import { quickKinds } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { send } from '../testing/send'
import { useDatabase } from '../testing/use-database'

describe.each(quickKinds)('the log of an intake with $name', (kind) => {
  const database = useDatabase(kind)

  function logging() {
    const lines: string[] = []
    return { lines, ...intakeOf(database, { writeLog: (line) => lines.push(line) }) }
  }

  test('sign-ins, refusals, and what operators take along are one line each, without personal data', async () => {
    const { lines, app, signIn } = logging()
    const ada = await signIn('ada@lovelace.example')
    const admin = await signIn('admin@fivefold.example')
    await send(app, 'sign-in/confirm', { token: 'a-token-that-nobody-has-made' })
    await ada.read('operators/tickets?q=Ada')
    await app.request('/intake/tickets')
    await send(app, 'leads', { name: 'Ada' }, { 'x-forwarded-for': '192.0.2.1' })
    await send(app, 'leads', {}, { origin: 'https://evil.example' })
    await admin.read('operators/leads')
    await admin.read('operators/leads.csv')
    await admin.call('operators/people/erase', { email: 'ada@lovelace.example' })
    await app.request('/intake/nothing')

    const operator = admin.person['id']
    const time = /"time":"\d{4}-\d\d-\d\dT[\d:.]+Z",/
    expect(lines.every((line) => time.test(line))).toBe(true)
    expect(lines.map((line) => JSON.parse(line.replace(time, '')) as unknown)).toEqual([
      { method: 'POST', route: '/intake/sign-in/mail', status: 200 },
      { method: 'POST', route: '/intake/sign-in/confirm', status: 200, role: 'customer' },
      { method: 'POST', route: '/intake/sign-in/mail', status: 200 },
      { method: 'POST', route: '/intake/sign-in/confirm', status: 200, role: 'admin', operator },
      { method: 'POST', route: '/intake/sign-in/confirm', status: 410 },
      { method: 'GET', route: '/intake/operators/tickets', status: 403, role: 'customer' },
      { method: 'GET', route: '/intake/tickets', status: 401 },
      { method: 'POST', route: '/intake/leads', status: 400 },
      { method: 'POST', route: '/intake/leads', status: 403 },
      { method: 'GET', route: '/intake/operators/leads.csv', status: 200, role: 'admin', operator },
      {
        method: 'POST',
        route: '/intake/operators/people/erase',
        status: 200,
        role: 'admin',
        operator,
      },
    ])
    const secrets = [ada.cookie, admin.cookie].map((cookie) => cookie.split('=')[1])
    const personal = ['ada', 'lovelace', '@', '192.0.2.1', String(ada.person['id']), ...secrets]
    expect(
      personal.filter((text) => lines.join('\n').toLowerCase().includes(String(text))),
    ).toEqual([])
  })

  test('whoever is refused again and again fills no disk', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { lines, app } = logging()
    for (let time = 0; time < 320; time += 1) await app.request('/intake/tickets')
    expect(lines).toHaveLength(300)
  })
})
