import { randomUUID } from 'node:crypto'
import { intakeFiles } from '@fivefold/shared/domain/tickets/file-kinds'
import type { Database } from '../database/database'
import { ticketAddress } from '../testing/ticket-address'
import { stopPathOf } from '../mails/stop-links'
import { intakeOf } from '../testing/intake-of'
import { leadOf, request, sender } from '../testing/send'
import { bodyOf, live, logRecord } from '../watch/testing/reports'
import { opening, reply, tokenOf } from '../testing/visitors'

type Ask = (turn: number) => Response | Promise<Response>

/** Text of the most bytes that a field may have. */
const long = '€'.repeat(10_000)

/** Twenty reports that begin rows of every table. @param turn makes them others each time. */
const reports = (turn: number) =>
  Array.from({ length: 20 }, (_, number) =>
    logRecord(
      'exception',
      {
        'fivefold.release': live,
        'fivefold.role': 'live',
        'http.route': `/new/${turn}/${number}`,
        'exception.message': `${turn} ${number}`,
      },
      '',
    ),
  )

/** A mail of a megabyte, with as many parts as are read. */
const mailTo = (address: string, turn: number) =>
  `From: a@b.example\r\nTo: ${address}\r\nMessage-ID: <${turn}@b.example>\r\n` +
  'Content-Type: multipart/mixed; boundary=b\r\n\r\n' +
  `--b\r\n\r\n${'a b@c.example '.repeat(70)}\r\n`.repeat(990)

/**
 * For each route a request of the kind that costs it most, on a site that `fillSite` has filled.
 * @returns each takes a number that makes it another one.
 */
export async function worstRequests(database: Database): Promise<Record<string, Ask>> {
  const { app, mails, signIn } = intakeOf(database)
  const customer = await signIn('customer@worst.example')
  const admin = await signIn('admin@fivefold.example')
  const key = { authorization: 'Bearer key-of-a-pipeline' }

  const get = async (path: string, headers: object = {}) =>
    app.request(`http://site.example/intake/${path}`, { headers: { ...headers } })
  const post = (path: string, body: string | object, headers?: object) =>
    request(app, path, body, headers)
  const newLeads = (turn: number) =>
    Array.from({ length: 20 }, (_, number) =>
      leadOf(`worst-${turn}-${number}`, { email: 'Person-1@filled.example' }),
    )

  // One customer may have a ticket with the most entries, all of them long.
  const own = 'ticket-worst'
  await customer.post(opening(own))
  await database.query(
    `insert into ticket_entry (id, ticket, person, author, operation, digest)
     select 'worst-' || n, $1, $2, $2, jsonb_build_object('type', 'ticketReplied', 'id', 'worst-' || n,
       'ticketId', $1::text, 'body', $3::text), '' from generate_series(1, 440) n`,
    [own, customer.person['id'], long],
  )

  const stop = (await stopPathOf(database, String(customer.person['id']), 'tickets')).replace(
    '/intake/',
    '',
  )
  const answers = await ticketAddress(database, own)
  const piece = new Uint8Array(intakeFiles.piece).fill(65)
  const whole = 'file-of-the-most-bytes'
  await database.query(
    `insert into ticket_file (id, ticket, entry, author, name, media_type, size, arrived_at)
     values ($1, $2, $2, $3, 'worst.txt', 'text/plain', $4, now())`,
    [whole, own, customer.person['id'], intakeFiles.largest],
  )
  await database.query(
    'insert into ticket_file_piece (file, place, bytes) select $1, place, $2 from generate_series(0, 49) place',
    [whole, piece],
  )
  return {
    'POST /leads': (turn) => post('leads', { sender, leads: newLeads(turn) }),
    'POST /withdrawals': async (turn) => {
      const leads = newLeads(100_000 + turn)
      await post('leads', { sender, leads })
      return post('withdrawals', { sender, ids: leads.map(({ record }) => record.id) })
    },
    'GET /forms': () => get('forms'),
    'POST /forms/:remote/:name': (turn) =>
      post('forms/sales/newsletter', `email=person-${turn}%40worst.example`, {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    'POST /forms/:name': () =>
      post('forms/newsletter', '', { 'content-type': 'application/x-www-form-urlencoded' }),
    'GET /forms/:remote/:name': () => get('forms/sales/contact'),
    'GET /forms/:remote/:name/received': () => get('forms/sales/contact/received'),
    'POST /sign-in/mail': (turn) => post('sign-in/mail', { email: `a${turn}@worst.example` }),
    'POST /sign-in/about': async (turn) => {
      await post('sign-in/mail', { email: `f${turn}@worst.example` })
      return post('sign-in/about', { token: tokenOf(mails.at(-1)) })
    },
    'POST /sign-in/confirm': async (turn) => {
      await post('sign-in/mail', { email: `b${turn}@worst.example` })
      return post('sign-in/confirm', { token: tokenOf(mails.at(-1)) })
    },
    'POST /sign-in/name': (turn) => customer.answer('sign-in/name', { name: `Ada ${turn}` }),
    'POST /sign-in/out': async (turn) =>
      (await signIn(`c${turn}@worst.example`)).answer('sign-in/out'),
    'POST /sign-in/out-others': async (turn) =>
      (await signIn(`g${turn}@worst.example`)).answer('sign-in/out-others'),
    'POST /sign-in/delete': async (turn) => {
      const { post: write, answer } = await signIn(`d${turn}@worst.example`)
      await write(...Array.from({ length: 20 }, (_, number) => opening(`own-${turn}-${number}`)))
      return answer('sign-in/delete')
    },
    'POST /tickets': (turn) =>
      customer.answer('tickets', {
        operations: Array.from({ length: 2 }, (_, number) =>
          reply(`reply-${turn}-${number}`, own, 'Thank you.'),
        ),
      }),
    'GET /tickets': () => customer.read('tickets?since=0'),
    'POST /tickets/files/:id': async (turn) => {
      const id = `file-worst-${turn}`
      const name = 'worst.txt'
      const file = { id, name, mediaType: 'text/plain', size: intakeFiles.largest }
      await customer.post({ ...opening(`ticket-file-${turn}`), files: [file] })
      // The last piece, after which the whole content is judged.
      await database.query(
        'insert into ticket_file_piece (file, place, bytes) select $1, place, $2 from generate_series(0, 48) place',
        [id, piece],
      )
      return customer.sendPiece(id, 49, piece)
    },
    'GET /tickets/files/:id': () => customer.read(`tickets/files/${whole}`),
    'GET /mails': () => customer.read('mails'),
    'POST /mails': () => customer.answer('mails', { tickets: true }),
    'GET /mails/stop/:token': () => get(stop),
    'POST /mails/stop/:token': () => post(stop, ''),
    'POST /mail-replies': (turn) =>
      post('mail-replies', mailTo(answers, turn), {
        'content-type': 'message/rfc822',
        authorization: 'Bearer key-of-a-mail-service',
      }),
    'GET /operators/tickets': () =>
      admin.read('operators/tickets?status=closed&priority=low&q=invoice'),
    'GET /operators/tickets.csv': () => admin.read('operators/tickets.csv'),
    'GET /operators/tickets/:id': () => admin.read(`operators/tickets/${own}`),
    'GET /operators/leads': () => admin.read('operators/leads?q=nothing'),
    'GET /operators/leads.csv': () => admin.read('operators/leads.csv'),
    'POST /operators/people/export': () =>
      admin.answer('operators/people/export', { email: 'person-1@filled.example' }),
    'POST /operators/people/erase': (turn) =>
      admin.answer('operators/people/erase', { email: `person-${2 + turn}@filled.example` }),
    'GET /operators/deliveries': () => admin.read('operators/deliveries'),
    'POST /operators/deliveries/resend': () =>
      admin.answer('operators/deliveries/resend', { id: randomUUID() }),
    'GET /operators/health': () => admin.read('operators/health?days=90&remote=support'),
    'GET /operators/health/problems/:id': () => admin.read('operators/health/problems/none'),
    'POST /v1/logs': (turn) => post('v1/logs', bodyOf(...reports(turn))),
    'GET /watch/canaries/:remote/:release': () =>
      get(
        'watch/canaries/support/1.1.0?live=1.0.0&since=2026-08-01T00:00:00Z&percentages=1,5,25,50',
        key,
      ),
    'GET /metrics': () => get('metrics', key),
    'GET /healthy': () => get('healthy'),
    'GET /ready': () => get('ready'),
  }
}
