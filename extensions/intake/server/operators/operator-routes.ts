import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../database/database'
import { listDeliveries, resend } from '../delivery/list-deliveries'
import type { SiteForms } from '../site/site-forms'
import { erasePerson } from '../privacy/erase-person'
import { exportPerson } from '../privacy/export-person'
import { jsonParts } from '../privacy/json-parts'
import { storedEmail, text } from '../records/record-schema'
import { readAs } from '../requests/read-json'
import { refusal } from '../requests/read-body'
import type { KeptMails } from '../sign-in/kept-mails'
import type { Role } from '../sign-in/operators'
import { onlyFor, type SessionSettings } from '../sign-in/session'
import { leadList } from './lead-list'
import { csvStream, queryOf, type List } from './list'
import { deskTicket } from './desk-ticket'
import { ticketList } from './ticket-list'

const PersonSchema = v.strictObject({ email: storedEmail })
const LookSchema = v.strictObject({ writes: v.optional(v.literal('1')) })
const DeliveryListSchema = v.strictObject({ state: v.optional(v.literal('dead')) })
const ResendSchema = v.strictObject({ id: v.optional(v.pipe(text, v.maxLength(64))) })

export interface OperatorSettings extends SessionSettings {
  /** Absent where a server sends all mails. */
  keptMails?: KeptMails | undefined
}

/** Everything that visitors have sent. Agents see tickets; admins see, export and erase all of it. */
export function operatorRoutes(
  app: Hono,
  database: Database,
  forms: SiteForms,
  settings: OperatorSettings,
): void {
  const only = onlyFor(database, settings)

  function serve<Query extends { before?: number | undefined }, Row>(
    name: string,
    roles: readonly Role[],
    list: List<Query, Row>,
  ) {
    app.get(`/operators/${name}`, async (context) => {
      const { id, role } = await only(context, ...roles)
      const { operators } = settings
      return context.json(
        await list.answer(database, queryOf(context, list.schema), { id, role, operators }),
      )
    })
    app.get(`/operators/${name}.csv`, async (context) => {
      await only(context, ...roles)
      const rows = await csvStream(database, list, queryOf(context, list.schema))
      return context.body(rows, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
      })
    })
  }
  serve('tickets', ['agent', 'admin'], ticketList)
  serve('leads', ['admin'], leadList(forms))

  app.get('/operators/tickets/:id', async (context) => {
    const { id: reader, role } = await only(context, 'agent', 'admin')
    const isWriting = queryOf(context, LookSchema).writes !== undefined
    const ticket = await deskTicket(database, {
      ticket: context.req.param('id'),
      reader,
      isWriting,
      forms: role === 'admin' ? await forms.all() : undefined,
    })
    if (!ticket) throw refusal(404, 'There is no such ticket.')
    return context.json(ticket)
  })

  app.get('/operators/deliveries', async (context) => {
    await only(context, 'admin')
    const { state } = queryOf(context, DeliveryListSchema)
    return context.json({ deliveries: await listDeliveries(database, { dead: state === 'dead' }) })
  })

  app.post('/operators/people/export', async (context) => {
    const { email } = await readAs(context, PersonSchema)
    await only(context, 'admin')
    const parts = jsonParts(await exportPerson(database, email, settings.keptMails))
    return context.body(streamOf(parts), 200, { 'content-type': 'application/json' })
  })

  app.post('/operators/people/erase', async (context) => {
    const { email } = await readAs(context, PersonSchema)
    await only(context, 'admin')
    return context.json({ erased: await erasePerson(database, email, settings.keptMails) })
  })

  app.post('/operators/deliveries/resend', async (context) => {
    const { id } = await readAs(context, ResendSchema)
    await only(context, 'admin')
    return context.json({ resent: await resend(database, id) })
  })
}

/** Bytes that are made while they are sent. */
function streamOf(parts: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
