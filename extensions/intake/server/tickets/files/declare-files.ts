import { intakeFiles } from '@fivefold/shared/domain/tickets/file-kinds'
import type { Queries } from '../../database/database'

interface DeclaredFile {
  id: string
  name: string
  mediaType: string
  size: number
}

/**
 * @returns why a message with these files does not fit on its ticket. The caller holds the lock of the ticket's customer
 * until the files are declared, so that messages that arrive together have no more room than one after the other.
 */
export async function whyNoFiles(
  { query }: Queries,
  files: readonly DeclaredFile[],
  ticket: string,
): Promise<string | undefined> {
  if (files.length === 0) return undefined
  const [stored] = await query<{ bytes: number; known: boolean }>(
    `select coalesce(sum(size), 0)::int as bytes,
       exists (select from ticket_file where id = any($2::text[])) as known
     from ticket_file where ticket = $1`,
    [ticket, files.map(({ id }) => id)],
  )
  if (stored?.known) return 'Another record has the id of a file.'
  const bytes = files.reduce((sum, { size }) => sum + size, stored?.bytes ?? 0)
  return bytes > intakeFiles.ofTicket
    ? `The files of a ticket have ${intakeFiles.ofTicket / 1e6} MB at most. Send fewer or smaller ones.`
    : undefined
}

/** Makes room for the files that a message names. Their contents come later. */
export async function declareFiles(
  { query }: Queries,
  files: readonly DeclaredFile[],
  { ticket, entry, author }: { ticket: string; entry: string; author: string },
): Promise<void> {
  if (files.length === 0) return
  await query(
    `insert into ticket_file (id, ticket, entry, author, name, media_type, size)
     select id, $2, $3, $4, name, "mediaType", size
     from jsonb_to_recordset($1::jsonb) as file (id text, name text, "mediaType" text, size int)`,
    [JSON.stringify(files), ticket, entry, author],
  )
}
