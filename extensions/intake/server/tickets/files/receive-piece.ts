import { fileKindOf, intakeFiles } from '@fivefold/shared/domain/tickets/file-kinds'
import type { HTTPException } from 'hono/http-exception'
import type { Database } from '../../database/database'
import { refusal } from '../../requests/read-body'
import { contentOf } from './file-pieces'

interface Piece {
  file: string
  author: string
  /** Counted from 0. */
  place: number
  bytes: Uint8Array
}

interface Declared {
  name: string
  size: number
  arrived: boolean
}

/**
 * Stores a piece of a file that a message of its sender names, once. With the last piece, the content decides whether
 * the file is what its name says; if not, it goes.
 * @returns why not.
 */
export function receivePiece(
  database: Database,
  { file, author, place, bytes }: Piece,
): Promise<HTTPException | undefined> {
  const { piece } = intakeFiles
  return database.transaction(async (within) => {
    const [declared] = await within.query<Declared>(
      `select name, size, arrived_at is not null as arrived from ticket_file
       where id = $1 and author = $2 for update`,
      [file, author],
    )
    // The ticket may have been erased meanwhile, so the sender is not to try again.
    if (!declared) return refusal(410, 'There is no such file.')
    if (declared.arrived) return undefined
    const pieces = Math.ceil(declared.size / piece)
    const expected = place === pieces - 1 ? declared.size - place * piece : piece
    if (place >= pieces || bytes.length !== expected)
      return refusal(400, 'The piece has another size.')
    await within.query(
      'insert into ticket_file_piece (file, place, bytes) values ($1, $2, $3) on conflict do nothing',
      [file, place, bytes],
    )
    const [stored] = await within.query<{ count: number }>(
      'select count(*)::int as count from ticket_file_piece where file = $1',
      [file],
    )
    if (stored?.count !== pieces) return undefined
    if (fileKindOf(declared.name)?.fits(await contentOf(within, file))) {
      await within.query('update ticket_file set arrived_at = now() where id = $1', [file])
      return undefined
    }
    await within.query('delete from ticket_file where id = $1', [file])
    return refusal(415, 'Its content is not what its name says it is.')
  })
}
