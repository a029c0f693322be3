import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Database } from '../database/database'
import { isSending } from '../delivery/is-sending'
import { page, pagePolicy } from '../forms/answer-pages'
import { readAs } from '../requests/read-json'
import { signedIn, type SessionSettings } from '../sign-in/session'
import { readStopToken, stopPath } from './stop-links'

const ChoiceSchema = v.strictObject({
  tickets: v.boolean(),
  new: v.optional(v.boolean(), false),
  late: v.optional(v.boolean(), false),
})

/** The mails that people want: they choose in their profile, or end them by a link of a mail. */
export function mailRoutes(app: Hono, database: Database, settings: SessionSettings): void {
  app.get('/mails', async (context) => {
    const { id, role } = await signedIn(context, database, settings)
    const [chosen] = await database.query<v.InferOutput<typeof ChoiceSchema>>(
      `select mails_tickets as tickets, mails_new as new, mails_late as late from person
       where id = $1 and ${isSending('mail')}`,
      [id],
    )
    return context.json({ chosen, isOperator: role !== 'customer' })
  })

  app.post('/mails', async (context) => {
    const chosen = await readAs(context, ChoiceSchema)
    const { id, role } = await signedIn(context, database, settings)
    const isOperator = role !== 'customer'
    await database.query(
      'update person set mails_tickets = $2, mails_new = $3, mails_late = $4 where id = $1',
      [id, chosen.tickets, isOperator && chosen.new, isOperator && chosen.late],
    )
    return context.json({})
  })

  // Mail scanners open links, so that only a press ends the mails.
  app.get('/mails/stop/:token', async (context) => {
    const token = context.req.param('token')
    const known = await readStopToken(database, token)
    if (!known) return answer(context, unknownPage(), 404)
    return answer(context, askPage(token))
  })

  // The press on that page, or a mail program (RFC 8058). Who has the link may end the mails, so it may come from any site.
  app.post('/mails/stop/:token', async (context) => {
    const known = await readStopToken(database, context.req.param('token'))
    if (!known) return answer(context, unknownPage(), 404)
    const { person, kind } = known
    await database.query(
      kind === 'desk'
        ? 'update person set mails_new = false, mails_late = false where id = $1'
        : 'update person set mails_tickets = false where id = $1',
      [person],
    )
    return answer(context, stoppedPage())
  })
}

function answer(context: Context, made: ReturnType<typeof page>, status: 200 | 404 = 200) {
  context.header('content-security-policy', pagePolicy("'self'"))
  return context.html(made, status)
}

const askPage = (token: string) =>
  page(
    'Stop these mails?',
    html`<p>Mails about tickets no longer come to you. The portal still shows all answers.</p>
      <form method="post" action="${stopPath}${token}"><button>Stop these mails</button></form>`,
  )

const stoppedPage = () =>
  page(
    'No more of these mails',
    html`<p>In your profile you can choose them again.</p>
      <p><a href="/profile?tab=preferences">Open your profile</a></p>`,
  )

const unknownPage = () =>
  page(
    'This link is not complete',
    html`<p>Open it from the mail again, or choose in your <a href="/profile">profile</a>.</p>`,
  )
