import type { Queries } from '../../database/database'

/** The content of a file, a piece at a time. */
export function piecesOf({ query }: Queries, file: string): ReadableStream<Uint8Array> {
  let place = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const [piece] = await query<{ bytes: Uint8Array }>(
        'select bytes from ticket_file_piece where file = $1 and place = $2',
        [file, place],
      )
      place += 1
      if (piece) controller.enqueue(new Uint8Array(piece.bytes))
      else controller.close()
    },
  })
}

/** The whole content of a file. */
export const contentOf = async (queries: Queries, file: string): Promise<Uint8Array> =>
  new Uint8Array(await new Response(piecesOf(queries, file)).arrayBuffer())
