import { intakeFiles } from '@fivefold/shared/domain/tickets/file-kinds'
import { describe, expect, test } from 'vitest'
import { kindsOfDatabase } from '../../testing/databases'
import { intakeOf } from '../../testing/intake-of'
import { useDatabase } from '../../testing/use-database'
import { opening, reply, textFile } from '../../testing/visitors'

type Visitor = Awaited<ReturnType<ReturnType<typeof intakeOf>['signIn']>>

const { largest, ofTicket, piece } = intakeFiles
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Sends a whole file. @returns the status of each piece. */
async function sendFile({ sendPiece }: Visitor, id: string, content: Uint8Array<ArrayBuffer>) {
  const statuses: number[] = []
  for (let place = 0; place * piece < content.length; place += 1) {
    const part = content.slice(place * piece, (place + 1) * piece)
    statuses.push((await sendPiece(id, place, part)).status)
  }
  return statuses
}

describe.each(kindsOfDatabase)('files of messages with $name', (kind) => {
  const database = useDatabase(kind)
  const { app, signIn } = intakeOf(database)
  const ada = () => signIn('ada@lovelace.example')
  const agent = () => signIn('agent@fivefold.example')
  const withFiles = (id: string, ...files: object[]) => ({ ...opening(id), files })

  test('go both ways, whole, and only as downloads', async () => {
    const [customer, one] = [await ada(), await agent()]
    const content = bytesOf('Zeile\n'.repeat(50_000))
    const name = 'Über „alles“ (1).txt'
    await customer.post(withFiles('ticket-01', textFile('file-0001', content.length, name)))
    expect((await one.read('tickets/files/file-0001')).status).toBe(404)
    expect(await sendFile(customer, 'file-0001', content)).toEqual([200, 200, 200])
    // A copy that comes later changes nothing.
    expect((await customer.sendPiece('file-0001', 0, bytesOf('x'))).status).toBe(200)
    const answer = await one.read('tickets/files/file-0001')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(content)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition':
        "attachment; filename*=UTF-8''%C3%9Cber%20%E2%80%9Ealles%E2%80%9C%20%281%29.txt",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    })
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 1, 2])
    const picture = { id: 'file-0002', name: 'a.PNG', mediaType: 'image/png', size: png.length }
    await one.post({ ...reply('reply-001', 'ticket-01'), files: [picture] })
    expect(await sendFile(one, 'file-0002', png)).toEqual([200])
    expect((await customer.read('tickets/files/file-0002')).status).toBe(200)
    expect((await customer.get()).operations.at(-1)).toMatchObject({ files: [picture] })
  })

  test('are nobody else’s', async () => {
    const [customer, bob, one] = [await ada(), await signIn('bob@builder.example'), await agent()]
    await customer.post(withFiles('ticket-02', textFile('file-0003', 5)))
    for (const other of [bob, one]) {
      expect((await other.sendPiece('file-0003', 0, bytesOf('Hello'))).status).toBe(410)
    }
    await sendFile(customer, 'file-0003', bytesOf('Hello'))
    expect((await bob.read('tickets/files/file-0003')).status).toBe(404)
    expect((await app.request('/intake/tickets/files/file-0003')).status).toBe(401)
    expect(await bob.post(withFiles('ticket-03', textFile('file-0003', 5)))).toEqual([
      { id: 'ticket-03', refused: 'Another record has the id of a file.' },
    ])
    expect(await database.query('select id from ticket')).toEqual([{ id: 'ticket-02' }])
  })

  test.each([
    ['a program', 'log.txt', 'text/plain', '\u0000\u0001MZ'],
    ['a page', 'photo.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['a text', 'report.pdf', 'application/pdf', 'no report'],
  ])('%s under another name is judged by its content', async (_, name, mediaType, text) => {
    const customer = await ada()
    const content = bytesOf(text)
    const file = { id: 'file-0004', name, mediaType, size: content.length }
    await customer.post(withFiles('ticket-04', file))
    expect(await sendFile(customer, 'file-0004', content)).toEqual([415])
    expect((await customer.read('tickets/files/file-0004')).status).toBe(404)
    expect(await database.query('select from ticket_file_piece')).toEqual([])
  })

  test.each([
    ['a.html', 'text/html', 5],
    ['a.svg', 'image/svg+xml', 5],
    ['a.txt', 'text/html', 5],
    ['../../etc/passwd.txt', 'text/plain', 5],
    ['gpj\u202Etxt.png', 'image/png', 5],
    ['a\r\nset-cookie: b.txt', 'text/plain', 5],
    [`${'x'.repeat(100)}.txt`, 'text/plain', 5],
    ['a.txt', 'text/plain', 0],
    ['a.txt', 'text/plain', -1],
    ['a.txt', 'text/plain', 1.5],
    ['a.txt', 'text/plain', largest + 1],
  ])(
    'a message with %j as %s of %d bytes is refused with a sentence',
    async (name, mediaType, size) => {
      const customer = await ada()
      const file = { id: 'file-0005', name, mediaType, size }
      expect(await customer.post(withFiles('ticket-05', file))).toEqual([
        { id: 'ticket-05', refused: expect.stringMatching(/\.$/) },
      ])
    },
  )

  test('pieces have their size, and a body is no longer than a piece', async () => {
    const customer = await ada()
    await customer.post(withFiles('ticket-06', textFile('file-0006', piece + 1)))
    const whole = new Uint8Array(piece).fill(65)
    for (const [place, bytes, status] of [
      [0, bytesOf('x'), 400],
      [1, bytesOf('xx'), 400],
      [2, bytesOf('x'), 400],
      [0, new Uint8Array(piece + 1), 413],
      [1, bytesOf('x'), 200],
      [0, whole, 200],
    ] as const) {
      expect((await customer.sendPiece('file-0006', place, bytes)).status).toBe(status)
    }
    expect((await customer.read('tickets/files/file-0006')).headers.get('content-length')).toBe(
      String(piece + 1),
    )
  })

  test('a ticket has room for 20 MB, also for messages that come at once', async () => {
    const [customer, one] = [await ada(), await agent()]
    await customer.post(opening('ticket-07'))
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 === 0 ? customer : one).post({
          ...reply(`reply-10${n}`, 'ticket-07'),
          files: [textFile(`file-10${n}`, largest)],
        }),
      ),
    )
    const taken = answers.flat().filter((answer) => !('refused' in (answer as object)))
    expect(taken).toHaveLength(ofTicket / largest)
    const [sum] = await database.query<{ bytes: number }>(
      'select sum(size)::int as bytes from ticket_file',
    )
    expect(sum?.bytes).toBe(ofTicket)
  })

  test('count among the records of a day', async () => {
    const limited = intakeOf(database, { perMinute: 1 })
    const customer = await ada()
    await customer.post(withFiles('ticket-08', textFile('file-0008', piece * 40)))
    const bytes = new Uint8Array(piece).fill(65)
    const send = (place: number) =>
      limited.app.request(`http://site.example/intake/tickets/files/file-0008?place=${place}`, {
        method: 'POST',
        headers: {
          host: 'site.example',
          'content-type': 'application/octet-stream',
          ...customer.key,
        },
        body: bytes,
      })
    const statuses = []
    for (let place = 0; place < 12; place += 1) statuses.push((await send(place)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
  })

  test('are exported and erased with their customer, and go when a ticket is old', async () => {
    const [customer, chief] = [await ada(), await signIn('admin@fivefold.example')]
    await customer.post(withFiles('ticket-09', textFile('file-0009', 5)))
    await sendFile(customer, 'file-0009', bytesOf('Hello'))
    const person = { email: 'ada@lovelace.example' }
    expect((await chief.call('operators/people/export', person)).body).toMatchObject({
      ticket_file: [{ id: 'file-0009', name: 'log.txt', content: btoa('Hello') }],
    })
    await chief.call('operators/people/erase', person)
    expect(await database.query('select from ticket_file_piece')).toEqual([])
    expect((await chief.read('tickets/files/file-0009')).status).toBe(404)
    expect((await customer.sendPiece('file-0009', 0, bytesOf('Hello'))).status).toBe(401)
  })
})
