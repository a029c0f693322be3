import { intakeFiles } from '@fivefold/shared/domain/tickets/file-kinds'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database'
import type { Limits } from '../../requests/limits'
import { readBytes, refusal } from '../../requests/read-body'
import { checked } from '../../requests/read-json'
import { signedIn, type SessionSettings } from '../../sign-in/session'
import { piecesOf } from './file-pieces'
import { receivePiece } from './receive-piece'

const PieceSchema = v.strictObject({
  place: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
})

interface DownloadedFile {
  id: string
  name: string
  size: number
}

/** Browsers save the answer, and show it in no page of the site, whatever it contains. */
const asDownload = ({ name, size }: DownloadedFile) => ({
  'content-length': String(size),
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percent)}`,
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
})

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** Files of messages. Their senders bring them in pieces; the ticket's customer and operators fetch them. */
export function fileRoutes(
  app: Hono,
  database: Database,
  settings: SessionSettings,
  limit: Limits,
): void {
  app.post('/tickets/files/:id', async (context) => {
    const bytes = await readBytes(context, 'application/octet-stream', intakeFiles.piece)
    const { place } = checked(PieceSchema, context.req.query(), 'The query')
    const { id: author } = await signedIn(context, database, settings)
    limit.ofDay(context, 1)
    const file = context.req.param('id')
    const problem = await receivePiece(database, { file, author, place, bytes })
    if (problem) throw problem
    return context.json({})
  })

  app.get('/tickets/files/:id', async (context) => {
    const person = await signedIn(context, database, settings)
    const [file] = await database.query<DownloadedFile>(
      `select ticket_file.id, name, size from ticket_file join ticket on ticket.id = ticket_file.ticket
       where ticket_file.id = $1 and arrived_at is not null and ($2 or ticket.person = $3)`,
      [context.req.param('id'), person.role !== 'customer', person.id],
    )
    if (!file) throw refusal(404, 'There is no such file.')
    return context.body(piecesOf(database, file.id), 200, asDownload(file))
  })
}
