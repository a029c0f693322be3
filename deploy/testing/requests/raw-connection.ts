import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/**
 * Sends raw bytes over a new connection, piece by piece.
 * @param cut closes the connection once everything is sent, or at the first byte of an answer.
 * @returns all bytes that the server sends until the connection ends.
 */
export async function exchange(port: number, pieces: readonly Buffer[], cut?: 'sent' | 'answered') {
  const socket = connect({ port, host: 'localhost', noDelay: true })
  const answered: Buffer[] = []
  socket.on('data', (bytes) => {
    answered.push(bytes)
    if (cut === 'answered') socket.destroy()
  })
  // The server may close the connection before it has read everything.
  socket.on('error', () => socket.destroy())
  const closed = once(socket, 'close')
  for (const piece of pieces) {
    if (socket.destroyed) break
    await new Promise((resolve) => socket.write(piece, resolve))
  }
  if (cut === 'sent') socket.destroy()
  await closed
  return Buffer.concat(answered)
}

/**
 * @param methods of the requests, in order: an answer to HEAD has no body.
 * @throws Error if the bytes are not a sequence of complete answers.
 */
export function readAnswers(bytes: Buffer, methods: readonly string[]): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let position = 0; position < bytes.length;) {
    const end = bytes.indexOf('\r\n\r\n', position)
    const [first = '', ...lines] = bytes.toString('latin1', position, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
    if (end < 0 || !status) throw new Error(`No answer: ${bytes.toString('latin1', position)}`)
    position = end + 4
    if (status === 100) continue
    const pairs = lines.map((line) => line.split(/: (.*)/))
    const headers = Object.fromEntries(
      pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]),
    )
    const hasBody = methods[answers.length] !== 'HEAD' && status !== 304
    const length = hasBody ? Number(headers['content-length'] ?? 0) : 0
    const body = bytes.subarray(position, position + length)
    if (body.length < length) throw new Error(`${length} bytes promised, ${body.length} sent`)
    answers.push({ status, headers, body })
    position += length
  }
  return answers
}
