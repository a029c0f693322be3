import type { Context, Hono } from 'hono'
import type { Database } from '../database/database'
import { refusal } from '../requests/read-body'
import type { Operators, Role } from '../sign-in/operators'
import { signedIn } from '../sign-in/session'
import { LeadListSchema, leadsAsCsv, listLeads } from './lead-list'
import { queryOf } from './list-query'
import { listTickets, ticketEntries, TicketListSchema } from './ticket-list'

/** Lists of everything that visitors have sent. Agents see tickets, admins leads, too. */
export function operatorRoutes(app: Hono, database: Database, operators: Operators): void {
  async function only(context: Context, ...roles: Role[]) {
    const { role } = await signedIn(context, database, operators)
    if (!roles.includes(role)) throw refusal(403, 'Your account may not see this.')
  }

  app.get('/operators/tickets', async (context) => {
    await only(context, 'agent', 'admin')
    return context.json(await listTickets(database, queryOf(context, TicketListSchema)))
  })

  app.get('/operators/tickets/:id', async (context) => {
    await only(context, 'agent', 'admin')
    const operations = await ticketEntries(database, context.req.param('id'))
    if (!operations) throw refusal(404, 'There is no such ticket.')
    return context.json({ operations })
  })

  app.get('/operators/leads', async (context) => {
    await only(context, 'admin')
    return context.json(await listLeads(database, queryOf(context, LeadListSchema)))
  })

  app.get('/operators/leads.csv', async (context) => {
    await only(context, 'admin')
    const asked = queryOf(context, LeadListSchema)
    return context.body(leadsAsCsv(database, asked), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    })
  })
}
