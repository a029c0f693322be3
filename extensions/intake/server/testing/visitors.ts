import type { Hono } from 'hono'
import type { Mail } from '../sign-in/mailer'
import { request, send } from './send'

const at = '2026-11-27T10:00:00.000Z'

export const opening = (id: string, fields: object = {}) => ({
  type: 'ticketOpened',
  id,
  at,
  name: 'Ada',
  category: 'Billing',
  priority: 'high',
  subject: 'Invoice',
  description: 'It came twice.',
  ...fields,
})
export const reply = (id: string, ticketId: string, body = 'Thank you.') => ({
  type: 'ticketReplied',
  id,
  at,
  name: 'Ada',
  ticketId,
  body,
})
export const change = (id: string, ticketId: string, status: string) => ({
  type: 'ticketStatusChanged',
  id,
  at,
  name: 'Ada',
  ticketId,
  status,
})

/* As released browsers do, the others name the writer `name`. These are as the store has them. */
const writer = { at, authorId: 'here', authorName: 'Avery' }
export const note = (id: string, ticketId: string, body = 'Same cause as last week.') => ({
  type: 'ticketNoted',
  id,
  ...writer,
  ticketId,
  body,
})
export const assignment = (id: string, ticketId: string, assigneeId: unknown) => ({
  type: 'ticketAssigned',
  id,
  at,
  ticketId,
  assigneeId,
  assigneeName: 'Somebody',
  byId: 'here',
  byName: 'Avery',
})
export const textFile = (id: string, size: number, name = 'log.txt') => ({
  id,
  name,
  mediaType: 'text/plain',
  size,
})

export const tokenOf = (mail: Mail | undefined) => /#sign-in=([\w-]+)/.exec(mail?.text ?? '')?.[1]

/** A browser that has signed in by a mailed link. */
export async function signInAs(email: string, app: Hono, mails: readonly Mail[]) {
  await send(app, 'sign-in/mail', { email })
  const answer = await send(app, 'sign-in/confirm', { token: tokenOf(mails.at(-1)) })
  const key = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const read = (path: string) => app.request(`/intake/${path}`, { headers: key })
  return {
    person: answer.body,
    cookie: key.cookie,

    key,
    post: async (...operations: unknown[]) =>
      (await send(app, 'tickets', { operations }, key)).body['answers'],
    get: async (since = 0) =>
      (await (await read(`tickets?since=${since}`)).json()) as {
        operations: { id: string; at: string }[]
        next: number
        more: boolean
      },
    status: async () => (await read('tickets')).status,
    call: (path: string, body: object = {}) => send(app, path, body, key),
    /** The answer as it is. */
    answer: async (path: string, body: object = {}) => request(app, path, body, key),
    read,
    sendPiece: async (file: string, place: number, bytes: Uint8Array<ArrayBuffer>) =>
      app.request(`http://site.example/intake/tickets/files/${file}?place=${place}`, {
        method: 'POST',
        headers: { host: 'site.example', 'content-type': 'application/octet-stream', ...key },
        body: bytes,
      }),
  }
}
